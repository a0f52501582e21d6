import type { Card } from '../content/components.ts';
import used from './icons/used.json';

const NAMED: Readonly<Record<string, string>> = used.creatures;
const NAMES = [...new Set(Object.values(NAMED))];

/** The silhouettes are the heaviest download, so the board is drawn before they arrive. */
let paths = $state.raw<Readonly<Record<string, string>>>({});
void import('./icons/creatures.json').then((module) => {
  paths = module.default;
});

/** Cards of our pack have their own silhouettes; a card of another pack gets one by its number. */
export function silhouetteOf(card: Card, number: number): string {
  const name = NAMED[card.id] ?? NAMES[number % NAMES.length];
  return paths[name] ?? '';
}
