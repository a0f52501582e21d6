import { FastRng, type GameModule, packHash, sampleAnswer } from '@triptych/kernel';
import type { Archive, Command, TableConfig } from '@triptych/protocol';
import { archive, type Sender, Table } from '@triptych/table';

const HOST: Sender = { from: 'person', id: 'ana', name: 'Ana' };

export function config(module: GameModule, content: unknown): TableConfig {
  return {
    game: module.id,
    pack: { name: 'standard', hash: packHash(content) },
    options: Object.fromEntries(module.options.map(({ name, standard }) => [name, standard])),
    host: 'ana',
    players: [
      { kind: 'person', id: 'ana', name: 'Ana' },
      { kind: 'bot', name: 'Bot', level: 'normal' },
      { kind: 'bot', name: 'Bot', level: 'normal' },
    ],
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: 'ab'.repeat(32),
  };
}

/** A finished match as a server exports it, played at random. */
export function exported(module: GameModule, content: unknown = module.packs['standard']): Archive {
  const game = module.open(content);
  const rng = new FastRng(5);
  const entries = [{ at: 1, act: { do: 'create', config: config(module, content) } as const }];
  const table = Table.open(game, entries);
  const all: Parameters<typeof archive>[1][number][] = [...entries];
  const enter = (command: Command, from: Sender): void => {
    const checked = table.check(command, from, all.length + 1);
    if (!checked.ok || checked.entry === null) throw new Error(`refused: ${command.do}`);
    table.enter(checked.entry);
    all.push(checked.entry);
  };
  enter({ do: 'start', part: 'cd'.repeat(8) }, HOST);
  while (table.status === 'running') {
    const asked = table.viewerState('spectator').asked.find(({ ready }) => !ready);
    const seat = asked?.seat ?? 0;
    const { question, questionVersion } = table.viewerState(seat);
    if (question === null) throw new Error('nobody is asked');
    const answer = sampleAnswer(question.shape, rng);
    enter(
      { do: 'answer', seat, questionVersion: questionVersion, answer },
      seat === 0 ? HOST : { from: 'bot' },
    );
  }
  const made = archive(game, all);
  if (made === null) throw new Error('not finished');
  return { ...made, content };
}
