import type { ComponentRef } from '@triptych/client/workshop/book.ts';
import type { Components } from '../content/components.ts';
import { BUILDINGS, SATRAPS } from '../content/things.ts';
import { NONE } from '../state.ts';
import type { XerxesView } from '../view.ts';

/** How many cards are in sight. */
const HAND = 5;

/** The card and its neighbours. */
function some(length: number, first: number, number: number): number[] {
  const start = Math.max(0, Math.min(first, length - number));
  return Array.from({ length: Math.min(number, length) }, (_, at) => start + at);
}

/** The first year, with this component in sight: cards in hand, events as the event of the year. */
export function previewView(
  view: XerxesView,
  components: Components,
  shown: ComponentRef | null,
): XerxesView {
  const { chapter = '', key = 0 } = shown ?? {};
  const from = (wanted: string): number => (chapter === wanted ? Number(key) : 0);
  const event =
    chapter === 'events' ? Number(key) : chapter === 'expansion' ? components.baseEvents + Number(key) : NONE;
  const home = chapter === 'homes' ? SATRAPS.findIndex((satrap) => satrap === key) : 0;
  return {
    ...view,
    round: 1,
    turn: NONE,
    event: event < components.events.length ? event : NONE,
    seats: view.seats.map((seat, at) => ({
      ...seat,
      satrap: (Math.max(0, home) + at) % SATRAPS.length,
      workers: seat.workers.map(() => NONE),
      used: 0,
    })),
    hand: {
      taxes: some(components.taxes.length, from('taxes'), HAND),
      campaigns: some(components.campaigns.length, from('campaigns'), HAND),
      taxesDiscarded: [],
      campaignsDiscarded: [],
    },
    occupied: chapter === 'solo' ? (components.solo[Number(key)]?.occupied ?? []) : [],
  };
}

export function targetsOf({ chapter, key }: ComponentRef): readonly string[] {
  switch (chapter) {
    case 'homes':
      return [`space=area:${SATRAPS.findIndex((satrap) => satrap === key)}`];
    case 'lands':
      return [`space=area:${SATRAPS.length + Number(key)}`];
    case 'buildings':
      return [`space=building:${BUILDINGS.findIndex((building) => building === key)}`];
    case 'taxes':
      return [`piece=tax:${key}`];
    case 'campaigns':
      return [`piece=campaign:${key}`];
    case 'events':
    case 'expansion':
      return ['space=event'];
    default:
      return [];
  }
}

export function componentOf(target: string, components: Components, view: XerxesView): ComponentRef | null {
  if (target === 'space=event' && view.event >= 0)
    return view.event < components.baseEvents
      ? { chapter: 'events', key: view.event }
      : { chapter: 'expansion', key: view.event - components.baseEvents };
  const [, kind, text] = /^(?:space|piece)=(area|building|tax|campaign):(\d+)$/.exec(target) ?? [];
  const number = Number(text);
  switch (kind) {
    case 'area':
      return number < SATRAPS.length
        ? { chapter: 'homes', key: SATRAPS[number] }
        : { chapter: 'lands', key: number - SATRAPS.length };
    case 'building':
      return { chapter: 'buildings', key: BUILDINGS[number] };
    case 'tax':
      return { chapter: 'taxes', key: number };
    case 'campaign':
      return { chapter: 'campaigns', key: number };
    default:
      return null;
  }
}
