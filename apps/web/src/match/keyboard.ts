import { anchored } from '@triptych/board-kit/anchors.ts';

/** What the keys do in a match. */
export interface KeyCalls {
  cancel(): void;
  undo(): void;
  skip(): void;
  log(): void;
  rules(): void;
  /** The rules of this moment. */
  help(): void;
  keys(): void;
  text(): void;
  sound(): void;
  hint(): void;
  replay(): void;
  busy(): boolean;
  /** Whether a sequence of scenes is playing, which can be paused and stepped through. */
  sequence(): boolean;
  pause(): void;
  step(): void;
  sheet(): boolean;
}

/** Handles a key. Keys that belong to the browser or to a text field are left alone. */
export function keyPressed(event: KeyboardEvent, stage: HTMLElement | null, calls: KeyCalls): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const letter = event.key.toLowerCase();
  if (calls.sheet()) {
    if (letter === 'l') calls.log();
    if (letter === 't') calls.text();
    return;
  }
  // A sheet of the board has its own keys: Escape closes it, and nothing behind it.
  if (document.querySelector('dialog:modal') !== null) return;
  switch (letter) {
    case 'escape':
      return calls.busy() ? calls.skip() : calls.cancel();
    case 's':
      return calls.skip();
    case 'u':
      return calls.undo();
    case 'l':
      return calls.log();
    case 'r':
      return calls.rules();
    case 't':
      return calls.text();
    case 'm':
      return calls.sound();
    case 'h':
      return calls.hint();
    case 'p':
      return calls.replay();
    case '?':
      return calls.help();
    case 'k':
      return calls.keys();
    case ' ':
      // The same key presses a focused button.
      if (!calls.busy() || (calls.sequence() && target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      return calls.sequence() ? calls.pause() : calls.skip();
    case 'arrowright':
      if (!calls.sequence()) return walk(event, stage, 1);
      event.preventDefault();
      return calls.step();
    case 'arrowdown':
      return walk(event, stage, 1);
    case 'arrowleft':
    case 'arrowup':
      return walk(event, stage, -1);
  }
}

/** The arrow keys cycle through everything that can be chosen, then the buttons. */
function walk(event: KeyboardEvent, stage: HTMLElement | null, step: 1 | -1): void {
  if (stage === null) return;
  const choices = [
    ...stage.querySelectorAll<HTMLElement>(`${anchored('choice')}, ${anchored('action')}`),
  ].filter((choice) => !choice.matches(':disabled') && choice.offsetParent !== null);
  if (choices.length === 0) return;
  event.preventDefault();
  const now = choices.findIndex((choice) => choice === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : choices.length - 1) : (now + step + choices.length) % choices.length;
  choices[next].focus();
}
