const BETWEEN = ' · ';

/** The last sentences of a moment, as many as fit; the log has them all. */
export function lastSentences(sentences: readonly string[], room: number): string {
  let from = Math.max(0, sentences.length - 1);
  while (from > 0 && sentences.slice(from - 1).join(BETWEEN).length <= room) from--;
  return (from > 0 ? ['…', ...sentences.slice(from)] : sentences).join(BETWEEN);
}
