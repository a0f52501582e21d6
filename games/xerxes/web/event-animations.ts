import type { Seat } from '@triptych/kernel';
import type { XerxesEvent } from '../events.ts';
import { anchored } from '@triptych/board-kit/anchors.ts';
import type { Stage } from '@triptych/board-kit/event-animations.ts';
import { flyIn, fly, rise } from '@triptych/board-kit/flight.ts';
import { type Flight, flightsOf, type FlightEnd } from './flights.ts';
import type { XerxesTypes } from '../types.ts';

/** In milliseconds: between the pieces of one event, between players, and before a different kind of event. */
const APART = 45;
const NEXT_PLAYER = 130;
const NEXT_KIND = 300;
const REVEAL = 450;

/** Starts an animation after a delay. */
type Move = (delay: number) => Animation;

/**
 * Animates more than the pieces: resources, forces and markers cross the table, points rise, the year's event turns up.
 */
export function animations(events: readonly XerxesEvent[], stage: Stage<XerxesTypes>): Animation[] {
  const { element, speed, components } = stage;
  const animations: Animation[] = [];
  let before: XerxesEvent | null = null;
  let start = 0;
  for (const event of events) {
    const moves = [
      ...flightsOf(event, components).map((flight, number) => cross(flight, number * APART, element, speed)),
      pointsOf(event, element, speed),
      revealOf(event, element, speed),
    ].filter((move) => move !== null);
    if (moves.length === 0) continue;
    start += before === null ? 0 : pause(before, event);
    before = event;
    animations.push(...moves.map((move) => move(start)));
  }
  return animations;
}

function pause(before: XerxesEvent, event: XerxesEvent): number {
  if (before.type !== event.type) return NEXT_KIND;
  return seatOf(before) === seatOf(event) ? 0 : NEXT_PLAYER;
}

const seatOf = (event: XerxesEvent): Seat | null => ('seat' in event ? event.seat : null);

function cross({ sign, from, to }: Flight, after: number, stage: HTMLElement, speed: number): Move | null {
  const [source, goal] = [seen(stage, from)?.getBoundingClientRect(), seen(stage, to)];
  if (source === undefined || goal === null) return null;
  if (sign === null) return (delay) => flyIn(goal, source, speed, (delay + after) / speed);
  // A hidden drawing can be copied too.
  const drawing = stage.querySelector(sign);
  if (drawing === null) return null;
  const way = { from: source, to: goal.getBoundingClientRect() };
  return (delay) => fly(token(drawing), way, speed, (delay + after) / speed);
}

function pointsOf(event: XerxesEvent, stage: HTMLElement, speed: number): Move | null {
  if (event.type !== 'pointsGained' && event.type !== 'pointsLost') return null;
  const place = seen(stage, [anchored('points', event.seat)]);
  const laurel = stage.querySelector('.icon.points');
  if (place === null || laurel === null) return null;
  const { left, top, width } = place.getBoundingClientRect();
  const zoom = place.currentCSSZoom;
  const at = { left: left + width / 2 - 20 * zoom, top: top + 14 * zoom };
  return (delay) => {
    const gain = token(laurel, 'gain');
    gain.prepend(event.type === 'pointsGained' ? `+${event.points}` : `−${event.points}`);
    return rise(gain, at, speed, delay / speed);
  };
}

function revealOf(event: XerxesEvent, stage: HTMLElement, speed: number): Move | null {
  const place = event.type === 'eventRevealed' ? seen(stage, [anchored('space', 'event')]) : null;
  if (place === null) return null;
  const frames = [
    { transform: 'rotateX(90deg)', opacity: 0 },
    { transform: 'rotateX(-14deg)', opacity: 1, offset: 0.7 },
    { transform: 'none' },
  ];
  return (delay) =>
    place.animate(frames, { duration: REVEAL / speed, delay: delay / speed, fill: 'backwards' });
}

/** The first visible element of a place. */
function seen(stage: HTMLElement, place: FlightEnd): HTMLElement | null {
  for (const selector of place)
    for (const found of stage.querySelectorAll<HTMLElement>(selector))
      if (found.getBoundingClientRect().width > 0) return found;
  return null;
}

function token(drawing: Element, kind = 'clay-token'): HTMLElement {
  const element = document.createElement('div');
  element.className = kind;
  element.append(drawing.cloneNode(true));
  return element;
}
