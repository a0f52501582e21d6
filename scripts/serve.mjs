import { pathToFileURL } from 'node:url';
import { buildServer, serverBundle } from './build-server.mjs';
import { prepare } from './prepare.mjs';

prepare();
await buildServer();
process.argv[1] = serverBundle;
await import(pathToFileURL(serverBundle).href);
