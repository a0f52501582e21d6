import { innerHeight, innerWidth, outerHeight, outerWidth } from 'svelte/reactivity/window';
import { settings } from '../settings.svelte.ts';
import { browserZoom, type ScreenSpace, screenSpace } from './arrangement.ts';

const page = $derived({ width: innerWidth.current ?? 0, height: innerHeight.current ?? 0 });
const browser = $derived({ width: outerWidth.current ?? 0, height: outerHeight.current ?? 0 });
const now = $derived(screenSpace(page, settings.text, browserZoom(page, browser)));

/** The space of the window, which changes with its size and the reader's text size. */
export const screen = {
  get now(): ScreenSpace {
    return now;
  },
};

/** Passes it to the style sheets; see base.css. */
export function applyScreen(): void {
  const { zoom, scale, arrangement } = now;
  const { dataset, style } = document.documentElement;
  dataset['arrangement'] = arrangement;
  style.setProperty('--zoom', String(zoom));
  style.setProperty('--scale', String(scale));
}
