import type { Command, TableConfig } from '@triptych/protocol';
import type { Sender } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';

export const CLOCK: Sender = { from: 'clock' };
export const BOT: Sender = { from: 'bot' };
export const PEOPLE = [ANA, BEN, EVE] as const;
export const TWO_MINUTES = 120_000;

const person = (from: Sender) =>
  from.from === 'person' ? ({ kind: 'person', id: from.id, name: from.name } as const) : null;

/** Ana, Ben and Eve at one table. */
export class Three extends Seated {
  constructor(change: Partial<TableConfig> = {}) {
    super({ players: PEOPLE.flatMap((from) => person(from) ?? []), ...change });
  }

  /** The match has begun, and the goals are chosen: seat 0 is the lookout. */
  static begun(change: Partial<TableConfig> = {}): Three {
    const three = new Three(change);
    three.say({ do: 'start', part: null }, ANA);
    for (const seat of [0, 1, 2]) three.decide(seat, seat);
    return three;
  }

  decide(seat: number, answer: unknown): string | null {
    const { questionVersion } = this.table;
    return this.say({ do: 'answer', seat, questionVersion, answer }, PEOPLE[seat]);
  }

  propose(seat: number, action: Extract<Command, { do: 'propose' }>['action']): string | null {
    const { questionVersion } = this.table;
    return this.say({ do: 'propose', seat, questionVersion, action }, PEOPLE[seat]);
  }

  /** The server's clock reports that somebody has been away for that long. */
  away(who: Sender, long = TWO_MINUTES): string | null {
    const id = who.from === 'person' ? who.id : '';
    const since = this.now;
    this.now += long;
    return this.say({ do: 'absent', person: id, since }, CLOCK);
  }
}
