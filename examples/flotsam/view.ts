import { type Rng, shuffle, type Viewer } from '@triptych/kernel';
import type { Pack } from './content/pack.ts';
import type { Crate, FlotsamEvent, FlotsamState } from './state.ts';

/** What one viewer may know now (F6.1). It names every field that is shown, so that nothing leaks. */
export interface FlotsamView extends Omit<FlotsamState, 'beach'> {
  readonly viewer: Viewer;
  /** How many crates are on the beach. */
  readonly beach: number;
}

/** Copies everything that the rules change: a view stays as it was shown. */
export function view(state: FlotsamState, viewer: Viewer): FlotsamView {
  return {
    viewer,
    phase: state.phase,
    finder: state.finder,
    beach: state.beach.length,
    bought: state.bought.map((row) => [...row]),
    sea: [...state.sea],
    coins: [...state.coins],
    bank: state.bank,
  };
}

/** What a seat has seen and its view no longer shows: the row on the beach, UNKNOWN where it has not looked. */
export interface FlotsamMemory {
  beach: Crate[];
}

const UNKNOWN = -1;

/** Folds an event that a seat received into its memory. */
export function remember({ beach }: FlotsamMemory, event: FlotsamEvent): void {
  switch (event.type) {
    case 'laidOut':
      beach.push(...Array.from({ length: event.crates }, () => UNKNOWN));
      return;
    case 'looked':
      beach[0] = event.crate;
      return;
    case 'pushed':
      beach.push(...beach.splice(0, 1));
      return;
    case 'sold':
    case 'lost':
      beach.splice(0, 1);
      return;
    case 'found':
    case 'offered':
    case 'bids':
  }
}

/** A full state consistent with what a seat has seen: unknown crates are any of those it cannot see. */
export function imagine(pack: Pack, seen: FlotsamView, { beach }: FlotsamMemory, rng: Rng): FlotsamState {
  const { viewer: _viewer, ...open } = seen;
  const known = new Set([...open.bought.flat(), ...open.sea, ...beach]);
  const others = shuffle(
    [...pack.crates.keys()].filter((crate) => !known.has(crate)),
    rng,
  );
  return {
    ...open,
    bought: open.bought.map((row) => [...row]),
    sea: [...open.sea],
    coins: [...open.coins],
    beach: beach.map((crate) => (crate === UNKNOWN ? (others.pop() ?? UNKNOWN) : crate)),
  };
}
