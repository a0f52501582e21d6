import type { GameModule } from './game-module.ts';
import type { Options } from './options.ts';
import { packHash } from './pack-hash.ts';
import { FORMAT, type MatchRecord, type SeatRecord } from './record.ts';

/** What a host asks for. Omitted options take their default. */
export interface MatchRequest<P = unknown> {
  readonly seats: readonly SeatRecord[];
  readonly options: Options;
  readonly pack: { readonly name: string; readonly content: P };
  readonly seed: string;
}

/** Why a match cannot be created as requested, and what is possible. */
export type MatchRequestProblem =
  | { readonly ok: false; readonly problem: 'seats'; readonly min: number; readonly max: number }
  | {
      readonly ok: false;
      readonly problem: 'no-such-option';
      readonly option: string;
      readonly possible: readonly string[];
    }
  | {
      readonly ok: false;
      readonly problem: 'no-such-value';
      readonly option: string;
      readonly value: string;
      readonly possible: readonly string[];
    };

/** The record of a new match, or what is wrong with the request. */
export function newMatch<P>(
  module: GameModule<P>,
  { seats, options, pack, seed }: MatchRequest<P>,
): { readonly ok: true; readonly record: MatchRecord } | MatchRequestProblem {
  const { min, max } = module.seats;
  if (seats.length < min || seats.length > max) return { ok: false, problem: 'seats', min, max };
  const complete = completeOptions(module, seats.length, options);
  if (!complete.ok) return complete;
  const record: MatchRecord = {
    format: FORMAT,
    game: module.id,
    rules: module.open(pack.content).rules,
    pack: { name: pack.name, hash: packHash(pack.content) },
    options: complete.options,
    seats,
    seed,
    log: [],
    sealed: seats.map(() => null),
  };
  return { ok: true, record };
}

export function completeOptions(
  module: Pick<GameModule, 'options'>,
  seats: number,
  given: Options,
): { readonly ok: true; readonly options: Options } | MatchRequestProblem {
  const possible = module.options.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !possible.includes(name));
  if (unknown !== undefined) return { ok: false, problem: 'no-such-option', option: unknown, possible };
  const options: Record<string, string> = {};
  for (const option of module.options) {
    const { name, standard } = option;
    const value = given[name] ?? standard;
    const allowed = option.values(seats);
    if (!allowed.includes(value))
      return { ok: false, problem: 'no-such-value', option: name, value, possible: allowed };
    options[name] = value;
  }
  return { ok: true, options };
}
