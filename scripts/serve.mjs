import { pathToFileURL } from 'node:url';
import { buildServer, serverBundle } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { prepare } from './prepare.mjs';

prepare();
await Promise.all([buildServer(), buildWeb()]);
process.argv[1] = serverBundle;
await import(pathToFileURL(serverBundle).href);
