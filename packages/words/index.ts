export { common } from './common/index.ts';
export type { CommonWords } from './common/en.ts';
export type { RefusalSentence } from './common/sentences.ts';
export { entry } from './entry.ts';
export { hosting } from './hosting/index.ts';
export type { HostingWords } from './hosting/en.ts';
export * from './language.ts';
export * from './list.ts';
export * from './plural.ts';
