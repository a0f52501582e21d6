import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { Cue } from './match.svelte.ts';

/** Each cue as notes: frequency in hertz, start and length in seconds. */
const NOTES: Readonly<Record<Cue, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [392, 0, 0.16],
    [523, 0.11, 0.24],
  ],
  error: [[147, 0, 0.2]],
  low: [
    [659, 0, 0.12],
    [659, 0.2, 0.12],
    [659, 0.4, 0.12],
  ],
  end: [
    [262, 0, 0.25],
    [330, 0.16, 0.25],
    [392, 0.32, 0.25],
    [523, 0.48, 0.6],
  ],
};

const LOUDNESS = 0.06;
let context: AudioContext | null = null;

/** In milliseconds: trembling, pause, trembling. */
const TURN_PULSE = [70, 60, 70];

/** Soft and short, and never the only signal. Browsers allow neither until the reader has touched the page. */
export function play(cue: Cue): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (cue === 'turn' && settings.vibration && canVibrate()) navigator.vibrate(TURN_PULSE);
  if (settings.sound) sing(cue);
}

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

function sing(cue: Cue): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of NOTES[cue]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
