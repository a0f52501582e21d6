// Builds the program and its page with the examples instead of the games, for tests.
import { join } from 'node:path';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { root, runsAsProgram } from './paths.mjs';

const OUT = join(root, '.cache/examples/apps');

export const buildExampleProgram = () => build(join(OUT, 'cli/dist'), 'examples');

/** Where the program looks for its page. */
export const buildExamplePage = () => buildWeb(join(OUT, 'web/dist'), 'examples');

if (runsAsProgram(import.meta.url)) await buildExampleProgram();
