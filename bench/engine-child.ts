import { ENGINES, measurePace, stateSize } from './pace.ts';
import { SUBJECTS } from './subjects.ts';

/** One measurement in a separate process: code that has run on another engine's proxies is slower for good. */
const [name, what, round] = process.argv.slice(2);
const subject = SUBJECTS[name]();
const engine = ENGINES.find((known) => known === what);
const result = engine === undefined ? stateSize(subject) : measurePace(subject, engine, Number(round));
console.log(JSON.stringify(result));
