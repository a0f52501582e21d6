import { pathToFileURL } from 'node:url';
import { build, bundle } from './build.mjs';
import { prepare } from './prepare.mjs';

prepare();
await build();
process.argv[1] = bundle;
await import(pathToFileURL(bundle).href);
