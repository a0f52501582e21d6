import { answerAs } from '@triptych/bots';
import { type Answer, FastRng, type Game, type GameBox, packHash } from '@triptych/kernel';
import type { Advice } from './advisers.ts';

/** Bots of these games, with nothing but what they are told. */
export function thinker(boxes: readonly GameBox[]): (task: Advice) => Answer {
  const games = new Map<string, Game>();
  for (const box of boxes) {
    for (const pack of Object.values(box.packs)) games.set(`${box.id} ${packHash(pack)}`, box.open(pack));
  }
  return ({ game: id, pack, content, level, view, memory, question, seed }) => {
    const name = `${id} ${pack}`;
    const game = games.get(name) ?? open(boxes, id, content);
    games.set(name, game);
    return answerAs(level, game, view, memory, question, new FastRng(seed));
  };
}

function open(boxes: readonly GameBox[], id: string, content: unknown): Game {
  const box = boxes.find((known) => known.id === id);
  const read = box?.readPack(content);
  if (box === undefined || !read?.ok) throw new Error(`no such game: ${id}`);
  return box.open(read.pack);
}
