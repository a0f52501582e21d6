import { type Game, lastStateAt, Match, type MatchRecord, type Narrator } from '@triptych/kernel';
import { readName } from '@triptych/protocol';
import { Problem } from './problem.ts';
import { refusalSentence } from './refusal-sentence.ts';
import type { Words } from './words/index.ts';

/** Refuses a record whose log cannot be played: names the first entry that does not fit, by its number in the file. */
export function checkRecord(
  record: MatchRecord,
  game: Game,
  narrator: Narrator,
  path: string,
  words: Words,
): void {
  const { problems } = words;
  const rules = record.log.findLast((entry) => 'state' in entry)?.rules ?? record.rules;
  if (rules !== game.rules) throw new Problem(problems.otherRules(path, rules, game.rules));
  const opened = fold(game, record, path, words);
  if (opened instanceof Match) return;
  const names = record.seats.map(({ name }, seat) => readName(name) ?? String(seat + 1));
  const why = refusalSentence(opened.refusal, narrator, names, words);
  throw new Problem(problems.badEntry(path, opened.entry, why));
}

function fold(game: Game, record: MatchRecord, path: string, words: Words): ReturnType<typeof Match.open> {
  try {
    const opened = Match.open(game, record);
    // A stored state may load and still be impossible to show.
    if (opened instanceof Match) for (const seat of record.seats.keys()) opened.view(seat);
    return opened;
  } catch {
    // A stored state that was edited by hand may be anything.
    const last = lastStateAt(record.log) + 1;
    throw new Problem(words.problems.badEntry(path, last, words.problems.unplayable));
  }
}
