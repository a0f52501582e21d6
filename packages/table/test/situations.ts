import type { Seat } from '@triptych/kernel';
import { PASS, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import type { Command, TableConfig } from '@triptych/protocol';
import type { Sender } from '../index.ts';
import { ANA, BEN, EVE } from './seated.ts';
import { BOT, CLOCK, Three } from './three.ts';

/** Ben's telephone. */
export const TEL: Sender = { from: 'person', id: 'tel', name: 'Tel' };
const LIVE: TableConfig['timeControl'] = { kind: 'live', bank: 60_000, increment: 5000 };
const DAYS: TableConfig['timeControl'] = { kind: 'days', days: 1 };

/** Ana, Ben and Eve at the goals; Ben has sealed his. */
function sealed(change: Partial<TableConfig> = {}): Three {
  const three = new Three(change);
  three.say({ do: 'start', part: null }, ANA);
  three.decide(1, 2);
  return three;
}

/** Ana has peeked, so that an undo needs consent. */
function peeked(change: Partial<TableConfig> = {}): Three {
  const three = Three.begun(change);
  three.decide(0, PEEK);
  return three;
}

function after(three: Three, ...said: readonly (readonly [Command, Sender])[]): Three {
  for (const [command, from] of said) {
    const refused = three.say(command, from);
    if (refused !== null) throw new Error(`${command.do}: ${refused}`);
  }
  return three;
}

function proposed(seat: Seat, action: Extract<Command, { do: 'propose' }>['action']): Three {
  const three = peeked();
  if (three.propose(seat, action) !== null) throw new Error(action.kind);
  return three;
}

function away(three: Three, ...gone: readonly Sender[]): Three {
  for (const one of gone) if (three.away(one) !== null) throw new Error('not away');
  return three;
}

function withTelephone(): Three {
  const three = after(peeked(), [{ do: 'claim', seat: 1 }, TEL]);
  return after(three, [{ do: 'admit', claim: claimAt(three) }, BEN]);
}

/** The number of the claim that nobody has decided on; -1: none. */
export function claimAt({ table }: Three): number {
  return table.viewerState('spectator').seats.find(({ claim }) => claim !== undefined)?.claim ?? -1;
}

/** Ana alone among bots; all have chosen a goal, and she has peeked. */
function freely(): Three {
  const bot = { kind: 'bot', name: 'Bo', level: 'easy' } as const;
  const three = new Three({
    players: [{ kind: 'person', id: 'ana', name: 'Ana' }, bot, bot],
    freeUndo: true,
  });
  three.say({ do: 'start', part: null }, ANA);
  for (const seat of [1, 2])
    three.say({ do: 'answer', seat, questionVersion: three.table.questionVersion, answer: seat }, BOT);
  three.decide(0, 0);
  three.decide(0, PEEK);
  return three;
}

function late(three: Three, by: number): Three {
  three.now += by;
  return three;
}

const resigned = (...seats: readonly number[]): Three => {
  const three = peeked();
  return after(three, ...seats.map((seat) => [{ do: 'resign', seat }, [ANA, BEN, EVE][seat]] as const));
};

/** Tables at which it matters who says what. */
export const SITUATIONS: Readonly<Record<string, () => Three>> = {
  'nobody has started yet, and a seat is open': () => after(new Three(), [{ do: 'leave', seat: 2 }, EVE]),
  'everybody is seated': () => new Three(),
  'the host has no seat': () => new Three({ host: 'zoe' }),
  'the host has no seat, and it has begun': () => peeked({ host: 'zoe' }),
  'there is a bot, and undo is free': freely,
  'only players may chat': () => peeked({ chat: 'players' }),
  'goals are being sealed, and Ben has sealed his': sealed,
  'goals are being sealed, and Ben has sealed his and left': () =>
    after(sealed(), [{ do: 'leave', seat: 1 }, BEN]),
  'Ana is asked, and has peeked': peeked,
  'Ana has marked, which told nobody anything new': () => {
    const three = Three.begun();
    three.decide(0, 3);
    return three;
  },
  'bids are being sealed': () => {
    const three = peeked();
    three.decide(0, PASS);
    return three;
  },
  'it is paused': () => after(peeked(), [{ do: 'pause' }, ANA]),
  'Ben proposes to end': () => proposed(1, { kind: 'end' }),
  'Ana proposes to take back an answer, and Ben agrees': () => {
    const three = proposed(0, { kind: 'undo', answers: 1 });
    return after(three, [{ do: 'agree', proposal: 1 }, BEN]);
  },
  'Ben proposes to replace Eve': () => proposed(1, { kind: 'replace', seat: 2, by: 'open' }),
  'Ben proposes to end, and Eve declines': () =>
    after(proposed(1, { kind: 'end' }), [{ do: 'decline', proposal: 1 }, EVE]),
  'Eve is absent': () => away(peeked(), EVE),
  'Ben, who proposes to pause, is absent': () => away(proposed(1, { kind: 'pause' }), BEN),
  'the host is absent': () => away(peeked(), ANA),
  'a bot plays for Eve, who was absent': () => after(away(peeked(), EVE), [{ do: 'stand-in', seat: 2 }, ANA]),
  'Ben has left': () => after(peeked(), [{ do: 'leave', seat: 1 }, BEN]),
  'everybody has left': () =>
    after(
      peeked(),
      [{ do: 'leave', seat: 0 }, ANA],
      [{ do: 'leave', seat: 1 }, BEN],
      [{ do: 'leave', seat: 2 }, EVE],
    ),
  'Ben has resigned': () => resigned(1),
  'Ben and Eve have resigned': () => resigned(1, 2),
  'a bot has the third seat': () =>
    after(
      new Three(),
      [{ do: 'replace', seat: 2, by: 'bot', name: 'Bo', level: 'easy' }, ANA],
      [{ do: 'start', part: null }, BEN],
    ),
  'Ana’s clock has run out': () => late(peeked({ timeControl: LIVE }), 120_000),
  'Ana’s clock runs': () => late(peeked({ timeControl: LIVE }), 1000),
  'a bot plays for Ana, whose clock ran out': () =>
    after(late(peeked({ timeControl: LIVE }), 120_000), [{ do: 'time-out', seat: 0 }, CLOCK]),
  'Ana is on holiday': () =>
    after(peeked({ timeControl: DAYS }), [{ do: 'holiday', seat: 0, on: true }, ANA]),
  'Ana’s holidays are used up': () =>
    after(late(after(peeked({ timeControl: DAYS }), [{ do: 'holiday', seat: 0, on: true }, ANA]), 1e11), [
      { do: 'time-out', seat: 0 },
      CLOCK,
    ]),
  'a telephone asks to play as Ben': () => after(peeked(), [{ do: 'claim', seat: 1 }, TEL]),
  'a telephone asks to play as Ben, who is absent': () =>
    away(after(peeked(), [{ do: 'claim', seat: 1 }, TEL]), BEN),
  'a telephone plays as Ben': withTelephone,
  'it is over': () => after(resigned(1, 2), [{ do: 'resign', seat: 0 }, ANA]),
  'it is over, and there is a rematch': () =>
    after(resigned(1, 2), [{ do: 'resign', seat: 0 }, ANA], [{ do: 'rematch', table: 'next' }, ANA]),
  'it is closed': () => after(new Three(), [{ do: 'close' }, ANA]),
};
