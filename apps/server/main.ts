import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

process.exitCode = await run({
  argv: process.argv.slice(2),
  environment: process.env,
  data: join(homedir(), '.local', 'share', 'triptych'),
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
