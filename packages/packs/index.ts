export * from './fields.ts';
export * from './first-form.ts';
export type * from './form-faults.ts';
export { problemMaker } from './problem.ts';
export { packReader } from './read-pack.ts';
export { wordsSchema } from './words-of-pack.ts';
