import { FastRng, type GameModule, packHash, pick, sampleAnswer, type Seat } from '@triptych/kernel';
import type { Command, TableEntry } from '@triptych/protocol';
import { type Sender, Table } from '@triptych/table';

const NAMES = ['Ana', 'Łucja', 'Zoë', '李', 'Ben', '🦊'];
/** The commands to try; many are refused. */
const TRIES = 400;

/** The log of a table at which people of any number answer at random, take back, chat, leave and return. */
export function randomLog(module: GameModule, seed: number): readonly TableEntry[] {
  const rng = new FastRng(seed);
  const seats = module.seats.min + rng.below(module.seats.max - module.seats.min + 1);
  const players = NAMES.slice(0, seats).map((name, seat) => ({
    kind: 'person' as const,
    id: `person ${seat}`,
    name,
  }));
  const options = Object.fromEntries(
    module.options.map((option) => [option.name, pick(option.values(seats), rng)]),
  );
  const config = {
    game: module.id,
    pack: { name: 'standard', hash: packHash(module.packs['standard']) },
    options,
    host: 'person 0',
    players,
    timeControl: { kind: 'live', bank: 600_000, increment: 10_000, cap: 900_000 },
    chat: 'all',
    hostPart: rng
      .below(2 ** 31)
      .toString(16)
      .padStart(64, '0'),
  } as const;
  const entries: TableEntry[] = [{ at: 1000, act: { do: 'create', config } }];
  const table = Table.open(module.open(module.packs['standard']), entries);
  let now = 1000;
  const say = (command: Command, { id, name }: { readonly id: string; readonly name: string }): void => {
    const from: Sender = { from: 'person', id, name };
    now += rng.below(5000);
    const checked = table.check(command, from, now, `${now}`);
    if (!checked.ok || checked.entry === null) return;
    entries.push(checked.entry);
    table.enter(checked.entry);
  };
  say({ do: 'start', part: null }, players[0]);
  for (let tries = 0; tries < TRIES && table.status !== 'over'; tries++) {
    const seat = pick(table.waitingFor.length > 0 ? table.waitingFor : [...players.keys()], rng);
    say(randomCommand(table, seat, rng), players[seat]);
  }
  return entries;
}

function randomCommand(table: Table, seat: Seat, rng: FastRng): Command {
  const { question, questionVersion } = table.viewerState(seat);
  const here = { seat, questionVersion };
  const chance = rng.below(100);
  if (chance < 4) return { do: 'undo', ...here, answers: 1 + rng.below(2) };
  if (chance < 6) return { do: 'withdraw', ...here };
  if (chance < 8) return { do: 'chat', text: `é ${rng.below(1000)}` };
  if (chance < 9) return { do: 'leave', seat };
  if (question === null) return { do: 'back', seat };
  return { do: 'answer', ...here, answer: sampleAnswer(question.shape, rng) };
}
