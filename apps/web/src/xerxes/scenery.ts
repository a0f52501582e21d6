import type { GameEvent, Seat } from '@triptych/kernel';
import type { XerxesEvent } from '@triptych/xerxes/events';
import { fly, rise } from '../match/flight.ts';
import { crossingsOf, type Place } from './crossings.ts';
import { eventsOf, laidComponents } from './state.ts';

/** In milliseconds: between the pieces of one event, between players, and before something of another kind. */
const APART = 45;
const NEXT_PLAYER = 130;
const NEXT_KIND = 300;
const REVEAL = 450;

/** What moves besides the pieces: resources and forces cross the table, points rise, the year's event turns up. */
export function scenery(told: readonly GameEvent[], stage: HTMLElement, speed: number): Animation[] {
  const components = laidComponents();
  if (components === null) return [];
  const animations: Animation[] = [];
  let before: XerxesEvent | null = null;
  let start = 0;
  for (const event of eventsOf(told)) {
    const moving = [
      ...crossingsOf(event, components).map(({ sign, from, to }, number) => {
        const [drawing, source, goal] = [seen(stage, [sign], true), seen(stage, from), seen(stage, to)];
        if (drawing === null || source === null || goal === null) return null;
        const way = { from: source.getBoundingClientRect(), to: goal.getBoundingClientRect() };
        return (delay: number) => fly(token(drawing), way, speed, (delay + number * APART) / speed);
      }),
      pointsOf(event, stage, speed),
      revealOf(event, stage, speed),
    ].filter((move) => move !== null);
    if (moving.length === 0) continue;
    start += before === null ? 0 : pause(before, event);
    before = event;
    animations.push(...moving.map((move) => move(start)));
  }
  return animations;
}

type Move = (delay: number) => Animation;

function pause(before: XerxesEvent, event: XerxesEvent): number {
  if (before.type !== event.type) return NEXT_KIND;
  return seatOf(before) === seatOf(event) ? 0 : NEXT_PLAYER;
}

const seatOf = (event: XerxesEvent): Seat | null => ('seat' in event ? event.seat : null);

function pointsOf(event: XerxesEvent, stage: HTMLElement, speed: number): Move | null {
  if (event.type !== 'pointsGained' && event.type !== 'pointsLost') return null;
  const place = seen(stage, [`[data-points="${event.seat}"]`]);
  const laurel = seen(stage, ['.icon.points'], true);
  if (place === null || laurel === null) return null;
  const { left, top, width } = place.getBoundingClientRect();
  return (delay) => {
    const gain = token(laurel, 'gain');
    gain.prepend(event.type === 'pointsGained' ? `+${event.points}` : `−${event.points}`);
    gain.style.left = `${left + width / 2 - 20}px`;
    gain.style.top = `${top + 14}px`;
    return rise(gain, speed, delay / speed);
  };
}

function revealOf(event: XerxesEvent, stage: HTMLElement, speed: number): Move | null {
  const place = event.type === 'eventRevealed' ? seen(stage, ['[data-space="event"]']) : null;
  if (place === null) return null;
  const frames = [
    { transform: 'rotateX(90deg)', opacity: 0 },
    { transform: 'rotateX(-14deg)', opacity: 1, offset: 0.7 },
    { transform: 'none' },
  ];
  return (delay) =>
    place.animate(frames, { duration: REVEAL / speed, delay: delay / speed, fill: 'backwards' });
}

/** What is to be seen of a place; a drawing is good for a copy even where it is hidden. */
function seen(stage: HTMLElement, place: Place, hidden = false): HTMLElement | null {
  for (const selector of place)
    for (const found of stage.querySelectorAll<HTMLElement>(selector))
      if (hidden || found.getBoundingClientRect().width > 0) return found;
  return null;
}

function token(drawing: Element, kind = 'clay-token'): HTMLElement {
  const element = document.createElement('div');
  element.className = kind;
  element.append(drawing.cloneNode(true));
  return element;
}
