import { chooseLanguage, type Language, LANGUAGES } from '@triptych/words';
import { readStoredFields, writeStored } from './local-storage.ts';
import { speak } from '@triptych/words/fetching.ts';

/** Animation speed: at 1 a piece travels for half a second; 0 turns animations off. */
export type Speed = 0 | 0.5 | 1 | 2;

/** What a reader sets for this browser. */
interface Settings {
  language: Language;
  sound: boolean;
  /** Whether a phone vibrates when it is the reader's turn. */
  vibration: boolean;
  speed: Speed;
  palette: 'night' | 'contrast';
  /** The size of text and of everything with it, from 1 to 2. */
  text: number;
  keys: boolean;
}

const KEY = 'triptych-settings';
const SPEEDS: readonly Speed[] = [0, 0.5, 1, 2];
const TEXT = { least: 1, most: 2 };

function read(): Settings {
  const standard: Settings = {
    language: chooseLanguage(navigator.languages),
    sound: true,
    vibration: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1,
    palette: 'night',
    text: 1,
    keys: true,
  };
  const stored = readStoredFields(KEY);
  return {
    language: LANGUAGES.find((language) => language === stored['language']) ?? standard.language,
    sound: typeof stored['sound'] === 'boolean' ? stored['sound'] : standard.sound,
    vibration: typeof stored['vibration'] === 'boolean' ? stored['vibration'] : standard.vibration,
    speed: SPEEDS.find((speed) => speed === stored['speed']) ?? standard.speed,
    palette: stored['palette'] === 'contrast' ? 'contrast' : standard.palette,
    text:
      typeof stored['text'] === 'number'
        ? Math.min(TEXT.most, Math.max(TEXT.least, stored['text']))
        : standard.text,
    keys: typeof stored['keys'] === 'boolean' ? stored['keys'] : standard.keys,
  };
}

export const settings = $state(read());

/** Settings changed in another window apply here too. */
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  const changed = read();
  void speak(changed.language).then(() => Object.assign(settings, changed));
});

/** Changes the language once its words are loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
}

/** Stores the settings, and gives the page its language and palette. */
export function applySettings(): void {
  writeStored(KEY, settings);
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset['palette'] = settings.palette;
}

/** Nothing moves if the system asks for reduced motion, whatever the setting. */
export function speedNow(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : settings.speed;
}
