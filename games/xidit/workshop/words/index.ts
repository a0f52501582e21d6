import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const words = { en, de, pl, fr };
