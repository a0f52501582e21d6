import { gainOfBudget, measureSearch } from './search-pace.ts';
import { measureMcts } from './search-boardgame-io.ts';
import { SUBJECTS } from './subjects.ts';

/** One measurement in a process of its own: code that has run on another engine's proxies is slower for good. */
const [name, what, number] = process.argv.slice(2);
const subject = SUBJECTS[name]();
const measured =
  what === 'gain'
    ? await gainOfBudget(subject, Number(number))
    : what === 'ours'
      ? measureSearch(subject, Number(number))
      : await measureMcts(subject, Number(number));
console.log(JSON.stringify(measured));
