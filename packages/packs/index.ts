export * from './fields.ts';
export type * from './form-faults.ts';
export { problemMaker } from './problem.ts';
export { readForm } from './read-form.ts';
