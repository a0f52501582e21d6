import type { Lesson } from '@triptych/client/lesson/lesson.ts';
import type { NamedCharacter, Options, OptionSpec, OptionWords } from '@triptych/kernel';
import type { Catalogues, Language } from '@triptych/words';
import type { Component } from 'svelte';
import type { Cover } from './cover.ts';
import type { GamePage } from './game-page.ts';
import type { GameGuide } from './guide.ts';
import type { GameWorkshop } from './workshop.ts';

/** What can be chosen before a match, and the labels. */
export interface MatchOptions {
  readonly OPTIONS: readonly OptionSpec[];
  optionNames(language: Language): OptionWords;
  /** What the score of a result counts: the value that comes first. */
  scoreName?(language: Language): string;
}

/**
 * How a game looks on the front page: `front` of its `web/front.ts`, if it has one. Its style sheet may also style what
 * is marked with `data-game`: the `.door` of the front page, the `.book` of its rules, and by `--game-edge` its rows in
 * lists.
 */
export interface GameFront {
  readonly Cover: Component;
  /** The upper edge of its door on the front page. */
  readonly DoorTop: Component;
  /** A band as wide as the page. */
  readonly Ornament: Component;
}

/** A guided first game: its steps, its texts by name, and the face of the companion who speaks them. */
export interface GameLesson {
  readonly lesson: Lesson;
  readonly words: Catalogues<Readonly<Record<string, string>>>;
  readonly Portrait: Component;
}

/** Whom one may play against: their names, and how they look. */
export interface GameCharacters {
  list(language: Language): readonly NamedCharacter[];
  /** Fills its frame; an unknown character has no face. */
  readonly Face: Component<{ readonly character: string }>;
}

/**
 * A game as the page lists it: its title, and how to load the rest. A game without its own board gets the plain one.
 */
export interface WebGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The suggested setup for somebody who plays for the first time. */
  readonly firstGame: { readonly seats: number; readonly options?: Options };
  readonly words: Catalogues<{ readonly title: string; readonly line: string }>;
  /** The font of its title on the front page. */
  readonly titleFont?: string;
  options(): Promise<MatchOptions>;
  /** The characters of its bots; omitted: none. */
  characters?(): Promise<GameCharacters>;
  board?(): Promise<GamePage>;
  /** The rules written for reading; omitted: the game has only its ledger. */
  guide?(): Promise<GameGuide>;
  /** Omitted: the game has no lesson. */
  lesson?(): Promise<GameLesson>;
  /** How its packs are edited; omitted: only as files. */
  workshop?(): Promise<GameWorkshop>;
  /** What everybody at a shared screen may see; omitted: nothing without a hand-over. */
  cover?(): Promise<Cover>;
}
