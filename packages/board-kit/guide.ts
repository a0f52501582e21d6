import type { Draft } from '@triptych/client/draft.ts';
import type { LessonMatch, LessonTarget } from '@triptych/client/lesson/lesson.ts';
import type { Catalogues } from '@triptych/words';
import type { Component } from 'svelte';

/** A picture made by the board itself: a position, and the part of it that matters. */
export interface GuidePicture {
  /** After this many answers of the guide's match. */
  readonly after: number;
  readonly shows: readonly LessonTarget[];
  readonly draft?: Draft;
}

/** A part of the rules for players, by the name of its text. */
export interface GuidePart {
  readonly name: string;
  readonly picture: GuidePicture | null;
  /** The chapter or rule of the ledger that has the details. */
  readonly rule: string;
  /** The kinds of questions that it is about. */
  readonly kinds: readonly string[];
}

/** A part in words. */
export interface GuideText {
  readonly title: string;
  readonly text: string;
  /** Omitted: it needs none. */
  readonly example?: string;
}

/** What a guide says in one language. */
export interface GuideWords {
  readonly goal: string;
  readonly end: string;
  readonly parts: Readonly<Record<string, GuideText>>;
  /** What each sign means, by the name of its icon. */
  readonly legend: Readonly<Record<string, string>>;
}

/** The rules of a game, written for reading: its parts and pictures. */
export interface GuideBook {
  readonly match: LessonMatch;
  /** A turn, in four pictures. */
  readonly turn: readonly GuidePart[];
  readonly chapters: readonly GuidePart[];
  /** Chapters of the ledger that are for developers only. */
  readonly hidden: readonly string[];
}

export interface GameGuide extends GuideBook {
  readonly Icon: Component<{ readonly name: string }>;
  readonly words: Catalogues<GuideWords>;
}
