// A bot in TypeScript: it reads questions from its standard input, one JSON object per line, and answers each with one
// of the legal answers. Improve it in `choose`: `view` is all that the seat sees. Start it with `node any-answer.ts`
// (Node 22.18 or newer), or build it first.

type Shape =
  | { shape: 'one' | 'order'; of: number[] }
  | { shape: 'some'; of: number[]; min: number; max: number }
  | { shape: 'sequence'; of: number[]; length: number }
  | { shape: 'distribute'; to: number[]; caps: number[]; min: number; max: number }
  | { shape: 'assign'; items: number[][]; each: number };

type Question = { seat: number; kind: string; shape: Shape };
type Message = { id: number; game: string; seats: number; view: unknown; question: Question };

const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)];
const shuffled = (of: readonly number[]): number[] =>
  of
    .map((each) => ({ each, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);

function choose({ question: { shape } }: Message): number | number[] {
  switch (shape.shape) {
    case 'one':
      return pick(shape.of);
    case 'order':
      return shuffled(shape.of);
    case 'some': {
      const chosen = shuffled(shape.of).slice(0, shape.max);
      return shape.of.filter((option) => chosen.includes(option));
    }
    case 'sequence':
      return Array.from({ length: shape.length }, () => pick(shape.of));
    case 'distribute': {
      const pieces = shuffled(shape.caps.flatMap((cap, at) => Array<number>(cap).fill(at)));
      const placed = pieces.slice(0, shape.min);
      return shape.to.map((_, at) => placed.filter((place) => place === at).length);
    }
    case 'assign':
      return assign(shape.items, shape.each, []) ?? [];
  }
}

function assign(items: number[][], each: number, given: number[]): number[] | null {
  if (given.length === items.length) return given;
  const free = items[given.length].filter((to) => given.filter((other) => other === to).length < each);
  return free.reduce<number[] | null>((found, to) => found ?? assign(items, each, [...given, to]), null);
}

let unread = '';
process.stdin.setEncoding('utf8').on('data', (chunk: string) => {
  const lines = `${unread}${chunk}`.split('\n');
  unread = lines.pop() ?? '';
  for (const message of lines.map((line): Message => JSON.parse(line))) {
    process.stdout.write(`${JSON.stringify({ id: message.id, answer: choose(message) })}\n`);
  }
});
