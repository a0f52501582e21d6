// `npm start` runs a server for the network; `npm start -- <command>` runs any other command of the program.
import { pathToFileURL } from 'node:url';
import { build, bundle } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { prepare } from './prepare.mjs';

await prepare();
const [first = 'serve'] = process.argv.slice(2);
const serves = first === 'serve' || first.startsWith('-');
await Promise.all([build(), ...(serves ? [buildWeb()] : [])]);
// npm sends signals to its shell, which does not forward them: when the shell is gone, this must end, too.
const shell = process.ppid;
const look = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(look);
  process.kill(process.pid, 'SIGTERM');
}, 250);
look.unref();
process.argv[1] = bundle;
await import(pathToFileURL(bundle).href);
