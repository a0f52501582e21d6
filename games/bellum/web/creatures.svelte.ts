import type { Card } from '../content/components.ts';
import used from './icons/used.json';

const NAMED: Readonly<Record<string, string>> = used.creatures;
const NAMES = [...new Set(Object.values(NAMED))];

/** The silhouettes are the heaviest thing on the board; it stands before they have arrived. */
let paths = $state.raw<Readonly<Record<string, string>>>({});
void import('./icons/creatures.json').then((module) => {
  paths = module.default;
});

/** Our own cards have their own silhouettes; a card of another pack takes one by its number. */
export function silhouetteOf(card: Card, number: number): string {
  const name = NAMED[card.id] ?? NAMES[number % NAMES.length];
  return paths[name] ?? '';
}
