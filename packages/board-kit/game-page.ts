import type { Answer, GameEvent, GameModule, Narrator, RuleText, Seat } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Component } from 'svelte';
import type { BoardModel } from './board-model.ts';
import type { EventAnimations, Scene } from './event-animations.ts';
import type { GameTypes } from './game-types.ts';

/** A game in words, but for its rules, which load when somebody reads them, and the problems of packs. */
export type Storyteller<G extends GameTypes = GameTypes> = Omit<
  Narrator<G['question'], G['event'], G['view']>,
  'rules' | 'packProblem'
>;

/** What a game's components are given. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly model: BoardModel<G>;
  /** The pack of the match, made ready once. */
  readonly components: G['components'];
  readonly narrator: Storyteller<G>;
  readonly language: Language;
  /** Opens the rules at one of them. */
  showRule(rule: string): void;
}

/** A button of the status bar; without an answer it is not possible yet. */
export interface Action {
  /** Null: the general word for committing a choice. */
  readonly label: string | null;
  readonly answer: Answer | null;
  readonly main: boolean;
}

/** A part of the table in words. */
export interface Passage {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A line of the log: what happened, and the sentence that tells it. */
export interface LogLineProps<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly text: string;
  readonly names: readonly string[];
}

/** How a game looks and is played on the page. A game without a board of its own gets the plain one. */
export interface GamePage<G extends GameTypes = GameTypes> {
  /** Makes a pack ready for use; called once for a match. */
  components(pack: G['pack']): G['components'];
  /** The game in words; null: they come with its module. */
  readonly narrator: ((components: G['components'], language: Language) => Storyteller<G>) | null;
  /** The rules for the reader. */
  rules(language: Language, load: () => Promise<GameModule | undefined>): Promise<readonly RuleText[]>;
  readonly Board: Component<BoardProps<G>>;
  /** The other players and their things. */
  readonly Side: Component<BoardProps<G>>;
  /** What stands for a seat wherever its player is named. */
  readonly SeatBadge: Component<{ readonly seat: Seat }>;
  /** What I must decide, in one sentence. */
  ask(props: BoardProps<G>): string;
  actions(props: BoardProps<G>): readonly Action[];
  readonly animations: EventAnimations<G> | null;
  /** What happened at once, cut into scenes that are played one after the other; null: it is one scene. */
  readonly scenes: ((before: G['view'], events: readonly G['event'][]) => readonly Scene<G>[]) | null;
  /** The title of the chapter of the log that begins with this event; null: none does. */
  chapter(event: G['event'], language: Language): string | null;
  /** A line of the log with signs of the game; left out: the sentence alone. */
  readonly LogLine?: Component<LogLineProps<G['event']>>;
  /** What keys do on this board beyond those of every match. */
  keys?(language: Language): readonly (readonly [key: string, does: string])[];
  /** The table in sentences, for who cannot see it. */
  describe(props: BoardProps<G>): readonly Passage[];
  /** Whether this happened at the expense of a seat: it is pointed out to whoever comes back. */
  readonly harms?: (event: G['event'], seat: Seat) => boolean;
}

/**
 * The page of a game as the shell knows it. Here, and nowhere else, the types of the game are forgotten: the shell
 * carries packs, views and events of any game, and hands those of a game to the page of that game only.
 */
export function definePage<G extends GameTypes>(page: GamePage<G>): GamePage;
export function definePage(page: GamePage): GamePage {
  return page;
}
