import type { Answer, GameModule, GameEvent, Narrator, RuleText, Seat } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Component } from 'svelte';
import type { EventAnimations, Scene } from './event-animations.ts';
import type { BoardModel } from './board-model.ts';

/** A game in words, but for its rules, which load when somebody reads them, and the problems of packs. */
export type Storyteller = Omit<Narrator, 'rules' | 'packProblem'>;

/** What a game's components are given. */
export interface BoardProps {
  readonly model: BoardModel;
  readonly narrator: Storyteller;
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
export interface LogLineProps {
  readonly event: GameEvent;
  readonly text: string;
  readonly names: readonly string[];
}

/** How a game looks and is played on the page. A game without a board of its own gets the plain one. */
export interface GamePage {
  /** The game in words; null: they come with its module. */
  readonly narrator: ((pack: unknown, language: Language) => Storyteller) | null;
  /** The rules for the reader. */
  rules(language: Language, load: () => Promise<GameModule | undefined>): Promise<readonly RuleText[]>;
  readonly Board: Component<BoardProps>;
  /** The other players and their things. */
  readonly Side: Component<BoardProps>;
  /** What stands for a seat wherever its player is named. */
  readonly Sign: Component<{ readonly seat: Seat }>;
  /** What I must decide, in one sentence. */
  ask(props: BoardProps): string;
  actions(props: BoardProps): readonly Action[];
  readonly scenery: EventAnimations<GameEvent> | null;
  /** What happened at once, cut into scenes that are played one after the other; null: it is one scene. */
  readonly scenes: ((before: unknown, events: readonly GameEvent[]) => readonly Scene[]) | null;
  /** The title of the chapter of the log that begins with this event; null: none does. */
  chapter(event: GameEvent, language: Language): string | null;
  /** A line of the log with signs of the game; left out: the sentence alone. */
  readonly LogLine?: Component<LogLineProps>;
  /** What keys do on this board beyond those of every match. */
  keys?(language: Language): readonly (readonly [key: string, does: string])[];
  /** The table in sentences, for who cannot see it. */
  describe(props: BoardProps): readonly Passage[];
  /** Whether somebody did this to the viewer: it is pointed out to whoever comes back. */
  readonly struck?: (event: GameEvent, viewer: Seat) => boolean;
}
