import type { LessonTarget } from '@triptych/client/lesson/lesson.ts';
import type { ComponentRef, WorkshopBook } from '@triptych/client/workshop/book.ts';
import type { Options } from '@triptych/kernel';
import type { Catalogues, Language } from '@triptych/words';
import type { Component } from 'svelte';
import type { GameTypes } from './game-types.ts';

/** What the workshop calls the parts of a game's box, by the names in its book. */
export interface WorkshopWords {
  /** Kinds of components, in the plural. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  /** Signs that the game has no other word for. */
  readonly signs?: Readonly<Record<string, string>>;
}

/** How the packs of a game are edited on the page: what is in the box, and the board as a live preview. */
export interface GameWorkshop<G extends GameTypes = GameTypes> {
  readonly book: WorkshopBook;
  /** The match whose beginning the preview shows. */
  readonly match: { readonly seats: number; readonly options: Options };
  /** Chapters that must be sound before the board can be drawn. */
  readonly needs: readonly string[];
  /** The board with this component in sight. */
  previewView(view: G['view'], components: G['components'], shown: ComponentRef | null): G['view'];
  /** Where the board shows a component in that view. */
  targetsOf(shown: ComponentRef, components: G['components']): readonly LessonTarget[];
  /** The component that a target shows, such as `piece=card:3`. */
  componentOf(target: LessonTarget, components: G['components'], view: G['view']): ComponentRef | null;
  /** The box in which points are placed; null: the game has no map. */
  readonly map: { readonly width: number; readonly height: number } | null;
  /** What is drawn under the map's points, whatever the pack. */
  readonly Ground?: Component;
  /** The colours of areas on the map, by their kind. */
  readonly tints?: Readonly<Record<string, string>>;
  readonly Icon: Component<{ readonly name: string }>;
  signName(sign: string, language: Language): string;
  readonly words: Catalogues<WorkshopWords>;
}

type Names = Readonly<Record<string, string>>;

/** What signs are called, from some groups of names of a game's words. */
export function signNames<Words>(
  groups: (words: Words) => readonly Names[],
  catalogues: Catalogues<Words>,
): GameWorkshop['signName'] {
  return (sign, language) =>
    groups(catalogues[language]).find((names) => Object.hasOwn(names, sign))?.[sign] ?? sign;
}

/** Erases the types of the game, as `definePage` does. */
export function defineWorkshop<G extends GameTypes>(workshop: GameWorkshop<G>): GameWorkshop;
export function defineWorkshop(workshop: GameWorkshop): GameWorkshop {
  return workshop;
}
