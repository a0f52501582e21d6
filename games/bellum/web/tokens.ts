import type { ChestKind } from '../content/symbols.ts';
import { mount, unmount } from 'svelte';
import Chest from './Chest.svelte';
import symbols from './icons/symbols.json';

// Tokens that fly across the table: made for one flight, never part of the board.

export type SymbolName = keyof typeof symbols;
export const isSymbol = (name: string): name is SymbolName => name in symbols;

function token(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

export function iconToken(symbol: SymbolName, text = ''): HTMLElement {
  const element = token('gain');
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 512 512');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', symbols[symbol]);
  icon.append(path);
  element.append(text, icon);
  return element;
}

export function chestToken(kind: ChestKind): HTMLElement {
  const element = token('chest-token');
  const chest = mount(Chest, { target: element, props: { kind } });
  // A static copy of the drawing.
  const drawing = element.firstElementChild?.cloneNode(true);
  void unmount(chest);
  if (drawing !== undefined) element.replaceChildren(drawing);
  return element;
}

/** The back of a card: the board shows which creature arrives. */
export const cardToken = (tier: 'fearsome' | 'extreme'): HTMLElement => token(`card-token ${tier}`);
