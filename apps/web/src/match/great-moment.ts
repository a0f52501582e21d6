import { untilGone } from '@triptych/board-kit/flight.ts';
import './great-moment.css';

const BEAT = 2000;

/** A great moment is written across the board for two seconds. A screen reader hears it from the log. */
export function greatMoment(sentence: string, stage: HTMLElement, speed: number): Animation {
  const banner = document.createElement('p');
  banner.className = 'great-moment';
  banner.setAttribute('aria-hidden', 'true');
  banner.append(document.createElement('span'));
  banner.firstElementChild?.append(sentence);
  stage.querySelector('.stage')?.append(banner);
  return untilGone(
    banner,
    [
      { opacity: 0, transform: 'translateY(-50%) scaleY(.2)' },
      { opacity: 1, transform: 'translateY(-50%) scaleY(1.06)', offset: 0.1 },
      { opacity: 1, transform: 'translateY(-50%)', offset: 0.16 },
      { opacity: 1, transform: 'translateY(-50%)', offset: 0.88 },
      { opacity: 0, transform: 'translateY(-50%) scaleY(.7)' },
    ],
    { duration: BEAT / speed, fill: 'both' },
  );
}
