import { decide } from '@triptych/bots';
import { canonicalJson, FastRng, type Game, sampleAnswer } from '@triptych/kernel';
import { type Command, EventShapes, type Player, readMessage, type TableEntry } from '@triptych/protocol';
import { type Sender, Table } from '@triptych/table';
import { expect, it } from 'vitest';
import { standard } from '../content/pack.ts';
import { flotsam } from '../index.ts';

const game: Game = flotsam.open(standard);
const ANA: Sender = { from: 'person', id: 'ana', name: 'Ana' };
const BEN: Sender = { from: 'person', id: 'ben', name: 'Ben' };
const rng = new FastRng(4);

const bot = (name: string, level: string): Player => ({ kind: 'bot', name, level });

it('two people and two bots play it to its end at a table, and nobody learns too much', () => {
  const entries: TableEntry[] = [];
  entries.push({
    at: 0,
    act: {
      do: 'create',
      config: {
        game: flotsam.id,
        pack: { name: 'standard', hash: 'none' },
        options: { purse: 'full' },
        host: 'ana',
        players: [
          { kind: 'person', id: 'ana', name: 'Ana' },
          { kind: 'open' },
          bot('Bot Ada', 'easy'),
          bot('Bot Bruno', 'normal'),
        ],
        timeControl: { kind: 'none' },
        chat: 'all',
        hostPart: 'ab'.repeat(32),
      },
    },
  });
  const table = Table.open(game, entries);
  const say = (command: Command, from: Sender): string | null => {
    const checked = table.check(command, from, 1000);
    if (!checked.ok) return checked.refusal.code;
    if (checked.entry === null) return 'repeat';
    entries.push(checked.entry);
    for (const [viewer, text] of table.enter(checked.entry)) {
      const { message } = readMessage(JSON.parse(text), null, 0, shapes[viewer]);
      heard.push(...(message.events ?? []).map(({ type }) => `${viewer}: ${type}`));
    }
    return null;
  };
  const heard: string[] = [];
  const shapes: Record<string, EventShapes> = {
    0: new EventShapes(),
    1: new EventShapes(),
    spectator: new EventShapes(),
  };
  expect(say({ do: 'sit', seat: 1, part: null }, BEN)).toBeNull();
  for (const viewer of [0, 1, 'spectator'] as const) table.watch(viewer);
  expect(say({ do: 'start', part: null }, ANA)).toBeNull();

  const tooMuch = new Set<string | null>();
  while (table.status === 'running') {
    const { questionVersion } = table;
    for (const turn of table.botTurns()) {
      const { seat, level } = turn;
      const { answer } = decide(game, level, turn, rng.below(2 ** 32));
      expect(say({ do: 'answer', seat, questionVersion, answer }, { from: 'bot' })).toBeNull();
    }
    for (const [seat, from] of [ANA, BEN].entries()) {
      const { question } = table.viewerState(seat);
      if (question === null || table.questionVersion !== questionVersion) continue;
      tooMuch.add(say({ do: 'answer', seat, questionVersion, answer: 99 }, from));
      const answer = sampleAnswer(question.shape, rng);
      expect(say({ do: 'answer', seat, questionVersion, answer }, from)).toBeNull();
    }
  }

  expect(table.status).toBe('over');
  expect(tooMuch).toEqual(new Set(['not-offered', 'too-few-coins']));
  expect(heard.filter((line) => line.startsWith('spectator'))).not.toContain('spectator: looked');
  expect(heard).toContain('0: looked');
  const again = Table.open(game, JSON.parse(JSON.stringify(entries)) as TableEntry[]);
  expect(canonicalJson(again.viewerState('spectator'))).toBe(canonicalJson(table.viewerState('spectator')));
});
