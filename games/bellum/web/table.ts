import type { CardId } from '../content/components.ts';
import type { Seat } from '@triptych/kernel';
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';
import { Explainer, type Laid } from './explain.ts';
import { componentsOf } from './state.ts';
import { boardWords } from './words/index.ts';

/** What every piece of the board needs to draw, name and explain itself. */
export interface BellumTable extends Laid, Calls {
  readonly viewer: Seat;
  readonly explain: Explainer;
}

interface Calls {
  /** Shows a card large. */
  look(card: CardId): void;
  /** Shows a castle in full. */
  open(seat: Seat): void;
}

const KEY = Symbol('bellum table');

/** A getter, because the language and the viewer can change while the board stays. */
export function layTable(props: () => BoardProps, calls: Calls): void {
  const table = (): BellumTable => {
    const { model, language } = props();
    const laid = {
      ...calls,
      components: componentsOf(model.opening?.pack),
      language,
      words: boardWords[language],
      seats: model.opening?.seats ?? [],
      viewer: model.viewer,
    };
    return { ...laid, explain: new Explainer(laid) };
  };
  setContext(KEY, table);
}

export function atTable(): () => BellumTable {
  return getContext<() => BellumTable>(KEY);
}
