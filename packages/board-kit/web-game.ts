import type { Narrator, OptionSpec } from '@triptych/kernel';
import type { Catalogues, Language } from '@triptych/words';
import type { Component } from 'svelte';
import type { GamePage } from './game-page.ts';

/** What can be chosen before a match, and how it is called. */
export interface MatchOptions {
  readonly OPTIONS: readonly OptionSpec[];
  optionNames(language: Language): Pick<Narrator, 'matchOption' | 'matchOptionValue'>;
}

/** A game as the page lists it: what the front page needs at once, and how to load the rest. */
export interface WebGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What it is called, and what it is about in one line. Left out: the page knows that by itself. */
  readonly words?: Catalogues<{ readonly title: string; readonly line: string }>;
  /** What the game looks like from outside. Left out: it has no picture. */
  readonly Cover?: Component;
  options(): Promise<MatchOptions>;
  /** Left out: it is played on the plain board. */
  board?(): Promise<GamePage>;
}
