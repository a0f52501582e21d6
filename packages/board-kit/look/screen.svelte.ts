import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../settings.svelte.ts';
import { type ScreenSpace, screenSpace } from './arrangement.ts';

const now = $derived(
  screenSpace({ width: innerWidth.current ?? 0, height: innerHeight.current ?? 0 }, settings.text),
);

/** The space of the window, which changes with its size and the reader's text size. */
export const screen = {
  get now(): ScreenSpace {
    return now;
  },
};

/** Tells it to the style sheets: see base.css. */
export function applyScreen(): void {
  const { zoom, scale, arrangement } = now;
  const page = document.documentElement;
  page.dataset['arrangement'] = arrangement;
  page.style.setProperty('--zoom', String(zoom));
  page.style.setProperty('--scale', String(scale));
}
