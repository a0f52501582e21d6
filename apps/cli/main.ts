import { run } from './run.ts';

// Whoever reads our output through a pipe may stop reading at any time.
process.stdout.on('error', () => process.exit());
process.exitCode = await run(process.argv.slice(2));
