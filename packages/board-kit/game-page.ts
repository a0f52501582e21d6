import type { Answer, GameEvent, GameModule, Narrator, RuleText, Seat } from '@triptych/kernel';
import type { Catalogues, Language, TogetherWords, WantsToTell } from '@triptych/words';
import type { Component, Snippet } from 'svelte';
import type { BoardModel } from './board-model.ts';
import type { EventAnimations, Scene } from './event-animations.ts';
import type { GameTypes } from './game-types.ts';

/** A game in words, without its rules, which are loaded on demand, and without pack problems. */
export type Storyteller<G extends GameTypes = GameTypes> = Omit<
  Narrator<G['question'], G['event'], G['view']>,
  'rules' | 'packProblem'
> & {
  /** What an answer is good for, if its options do not tell; null: they do. */
  purpose?(question: G['question'], answer: Answer, view: G['view']): string | null;
};

/** Short names of an option, and of an item of an `assign` question, if their details are in sight; else null. */
export interface ShortNames<G extends GameTypes = GameTypes> {
  option(question: G['question'], option: number): string | null;
  item(question: G['question'], item: number): string | null;
}

/** The props of a game's components. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly model: BoardModel<G>;
  /** The pack of the match, prepared once. */
  readonly components: G['components'];
  readonly narrator: Storyteller<G>;
  readonly language: Language;
  /** Opens the rules at this one. */
  showRule(rule: string): void;
  /** Shows the moment of a line of the story again. */
  readonly showLine?: (line: number) => void;
}

/** The props of a player's hand beside a television. */
export interface HandProps<G extends GameTypes = GameTypes> extends BoardProps<G> {
  /** Controls in words, for what is otherwise chosen on the board. */
  readonly choices: Snippet;
}

/** A button of the status bar; disabled without an answer. */
export interface Action {
  /** Null: the general word for committing a choice. */
  readonly label: string | null;
  readonly answer: Answer | null;
  readonly main: boolean;
}

/** A part of the table as text. */
export interface Passage {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A log line: the event and its sentence. */
export interface LogLineProps<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly text: string;
  readonly names: readonly string[];
  /** The reader's own seat; null if there is no single reader. */
  readonly you: Seat | null;
}

/** How a game looks and is played on the page. A game without a board of its own gets the plain one. */
export interface GamePage<G extends GameTypes = GameTypes> {
  /** Prepares a pack for use; called once per match. */
  components(pack: G['pack']): G['components'];
  /** The game in words; null if the game's module provides them. */
  readonly narrator: ((components: G['components'], language: Language) => Storyteller<G>) | null;
  rules(language: Language, load: () => Promise<GameModule | undefined>): Promise<readonly RuleText[]>;
  readonly Board: Component<BoardProps<G>>;
  /** The other players and their things. */
  readonly Side: Component<BoardProps<G>>;
  /** What a player's own device shows beside a television: their secrets and their decision, large. */
  hand(): Promise<{ readonly default: Component<HandProps<G>> }>;
  /** Stands for a seat wherever its player is named. */
  readonly SeatBadge: Component<{ readonly seat: Seat }>;
  /** My question in one sentence. */
  ask(props: BoardProps<G>): string;
  actions(props: BoardProps<G>): readonly Action[];
  readonly animations: EventAnimations<G> | null;
  /** Splits the events of one update into scenes that are played one by one; null: they are one scene. */
  readonly scenes:
    | ((before: G['view'], events: readonly G['event'][], after: G['view']) => readonly Scene<G>[])
    | null;
  /** The title of the log chapter that starts with this event; null: none does. */
  chapter(event: G['event'], language: Language): string | null;
  /** A log line with the game's signs; omitted: the sentence alone. */
  readonly LogLine?: Component<LogLineProps<G['event']>>;
  /** The board's own keys, in addition to those of every match. */
  keys?(language: Language): readonly (readonly [key: string, does: string])[];
  /** Tells the table as text, for people who cannot see it. */
  describe(): Promise<(props: BoardProps<G>) => readonly Passage[]>;
  /** How much an event matters to somebody who watches: the status bar shows the weightiest of a moment. */
  readonly weight?: (event: G['event']) => number;
  /** Whether an event is a great moment of the match, which is written across the board. */
  readonly great?: (event: G['event'], view: G['view']) => boolean;
  /** What the reader's own hand sets off, such as rolling a die: what waits for it, and what its button says. */
  readonly setOff?: {
    waits(events: readonly G['event'][], seat: Seat): boolean;
    label(language: Language): string;
    /** The sentence that asks for it, if more than the label must be said; the story ends with what waits. */
    asks?(story: readonly G['event'][], names: readonly string[], language: Language): string | null;
  };
  /** Words that tell many small acts together. */
  together?(): Promise<Catalogues<TogetherWords>>;
  /** Words for what a bot is after. */
  wants?(): Promise<WantsToTell>;
  /** What a hint calls things whose details are in sight; omitted: as elsewhere. */
  shortNames?(): Promise<(components: G['components'], language: Language) => ShortNames<G>>;
  /** By the kind of question: the option that does nothing, of which nobody says that it gets them something. */
  readonly passing?: Readonly<Partial<Record<G['question']['kind'], number>>>;
  /** What replaces the names in braces in these words, in this match. */
  wantNames?(view: G['view'], language: Language): Readonly<Record<string, string>>;
  /** Whether this happened at the expense of a seat; returning players see it highlighted. */
  readonly harms?: (event: G['event'], seat: Seat) => boolean;
}

/**
 * The page of a game as the shell knows it. Only here are the types of the game erased: the shell carries packs, views
 * and events of any game, and passes them only to the page of the same game.
 */
export function definePage<G extends GameTypes>(page: GamePage<G>): GamePage;
export function definePage(page: GamePage): GamePage {
  return page;
}
