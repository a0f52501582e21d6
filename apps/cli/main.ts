import { currentLanguage } from './language.ts';
import { reasonOf } from './problem.ts';
import { run } from './run.ts';
import { catalogue } from './words/index.ts';

const args = process.argv.slice(2);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A program reading our output through a pipe may stop at any time.
  if (error.code === 'EPIPE') process.exit();
  console.error(catalogue(currentLanguage(args)).problems.cannotPrint(reasonOf(error)));
  process.exit(1);
});
process.exitCode = await run(args);
