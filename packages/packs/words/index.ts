export * as de from './de.ts';
export * as en from './en.ts';
export * as fr from './fr.ts';
export * as pl from './pl.ts';
export { problemSentence } from './problem-sentence.ts';
