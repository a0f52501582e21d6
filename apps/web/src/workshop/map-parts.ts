import type { ComponentRef, WorkshopChapter, WorkshopField } from '@triptych/client/workshop/book.ts';
import { keysOf, pathOf } from '@triptych/client/workshop/components.ts';
import type { PackPath } from '@triptych/client/workshop/pack-path.ts';
import { listAt, numberAt, pointAt, textAt } from './field-values.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a chapter is on the map: spots, lines between two spots, or areas enclosed by several. */
export type MapRole = 'spots' | 'lines' | 'areas' | null;

const fieldOf = <K extends WorkshopField['kind']>(
  { fields }: WorkshopChapter,
  kind: K,
): Extract<WorkshopField, { kind: K }> | undefined =>
  fields.find((field): field is Extract<WorkshopField, { kind: K }> => field.kind === kind);

export function mapRole(chapter: WorkshopChapter): MapRole {
  if (fieldOf(chapter, 'point') !== undefined)
    return fieldOf(chapter, 'link') === undefined ? 'spots' : 'lines';
  return fieldOf(chapter, 'links')?.by === 'number' ? 'areas' : null;
}

export function pointPath(chapter: WorkshopChapter, key: number | string): PackPath {
  return [...pathOf(chapter, key), ...(fieldOf(chapter, 'point')?.at ?? [])];
}

export function ringPath(chapter: WorkshopChapter, key: number | string): PackPath {
  return [...pathOf(chapter, key), ...(fieldOf(chapter, 'links')?.at ?? [])];
}

interface MapSpot extends Spot {
  readonly ref: ComponentRef;
}

export function spotsOf(draft: unknown, chapters: readonly WorkshopChapter[]): readonly MapSpot[] {
  return chapters
    .filter((chapter) => mapRole(chapter) === 'spots')
    .flatMap((chapter) =>
      keysOf(draft, chapter).flatMap((key) => {
        const point = pointAt(draft, pointPath(chapter, key));
        return point === null ? [] : [{ ...point, ref: { chapter: chapter.name, key } }];
      }),
    );
}

export interface MapLine {
  readonly ref: ComponentRef;
  /** Indices of spots. */
  readonly from: number;
  readonly to: number;
  readonly via: Spot;
  /** How it is drawn, such as a colour. */
  readonly look: string;
}

/** The two ends of a line, and how it is drawn. */
export function lineFields(chapter: WorkshopChapter): {
  readonly ends: readonly PackPath[];
  readonly look: Extract<WorkshopField, { kind: 'one' }> | undefined;
} {
  const ends = chapter.fields.filter(({ kind }) => kind === 'link').map(({ at }) => at);
  return { ends, look: fieldOf(chapter, 'one') };
}

export function linesOf(draft: unknown, chapters: readonly WorkshopChapter[]): readonly MapLine[] {
  return chapters
    .filter((chapter) => mapRole(chapter) === 'lines')
    .flatMap((chapter) => {
      const { ends, look } = lineFields(chapter);
      return keysOf(draft, chapter).flatMap((key) => {
        const path = pathOf(chapter, key);
        const via = pointAt(draft, pointPath(chapter, key));
        const [from, to] = ends.map((end) => numberAt(draft, [...path, ...end]) - 1);
        if (via === null) return [];
        const drawn = look === undefined ? null : textAt(draft, [...path, ...look.at]);
        return [{ ref: { chapter: chapter.name, key }, from, to, via, look: drawn ?? '' }];
      });
    });
}

interface MapArea {
  readonly ref: ComponentRef;
  readonly ring: readonly number[];
  readonly look: string;
}

export function areasOf(draft: unknown, chapters: readonly WorkshopChapter[]): readonly MapArea[] {
  return chapters
    .filter((chapter) => mapRole(chapter) === 'areas')
    .flatMap((chapter) => {
      const look = fieldOf(chapter, 'one');
      return keysOf(draft, chapter).map((key) => ({
        ref: { chapter: chapter.name, key },
        ring: listAt(draft, ringPath(chapter, key)).map((number) => Number(number) - 1),
        look: (look && textAt(draft, [...pathOf(chapter, key), ...look.at])) ?? '',
      }));
    });
}
