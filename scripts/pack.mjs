// `npm run pack`: packages that work outside this repository, as files for `npm install`, in dist-packages/.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';

// A test packs into its own folder.
const OUT = process.argv[2] ?? join(root, 'dist-packages');
const EMITTED = join(OUT, '.emitted');

const { version, license, engines, description, overrides } = readPackage('.');

/** A hundred games among bots. */
const [, README_EXAMPLE = ''] =
  /## For other programs[^]*?```js\n([^]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];

/** Dependencies pinned because newer versions need a newer Node than we do. */
const HELD_BACK = ['light-my-request'];

await prepare();
rmSync(OUT, { recursive: true, force: true });
await Promise.all([build(), buildWeb()]);
packProgram();
emit();
for (const [name, library] of Object.entries(LIBRARIES)) packLibrary(name, library);
rmSync(EMITTED, { recursive: true });

/** The program with its threads and its page. Its npm packages stay external, because some are native. */
function packProgram() {
  const folder = join(OUT, 'triptych');
  const shipped = (/** @type {string} */ path) => !/\.(built|map)$/.test(path);
  // In the same relative positions as in the repository, so that the program finds its page.
  for (const part of ['cli', 'web']) {
    cpSync(join(root, 'apps', part, 'dist'), join(folder, part, 'dist'), {
      recursive: true,
      filter: shipped,
    });
  }
  for (const file of ['README.md', 'CREDITS.md']) cpSync(join(root, file), join(folder, file));
  const dependencies = Object.entries(readPackage('apps/server').dependencies).filter(
    ([name]) => !name.startsWith('@triptych/'),
  );
  finish(folder, {
    name: 'triptych',
    description,
    bin: { triptych: 'cli/dist/triptych.mjs' },
    dependencies: {
      ...Object.fromEntries(dependencies),
      ...Object.fromEntries(HELD_BACK.map((name) => [name, overrides[name]])),
    },
  });
}

/** JavaScript and types of all libraries, in the layout of their sources. */
function emit() {
  const files = Object.values(LIBRARIES).flatMap(({ folder, entries }) =>
    Object.values(entries).flatMap((entry) => matching(join(root, folder), entry)),
  );
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      allowJs: false,
      checkJs: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: EMITTED,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files,
    include: [],
  };
  mkdirSync(EMITTED, { recursive: true });
  const project = join(EMITTED, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(config));
  run('npx', ['tsc', '--project', project]);
  rmSync(project);
  for (const name of readdirSync(EMITTED, { recursive: true, encoding: 'utf8' })) {
    const file = join(EMITTED, name);
    if (name.endsWith('.json'))
      writeFileSync(`${file}.js`, `export default ${readFileSync(file, 'utf8').trim()};\n`);
    else if (/\.(js|d\.ts)$/.test(name)) writeFileSync(file, portable(readFileSync(file, 'utf8')));
  }
}

/**
 * Turns JSON into modules, because Node 20 warns about importing JSON; type files are named after the code.
 * @param {string} source
 */
function portable(source) {
  return source
    .replace(/(from '\.[^']*\.json)' with \{ type: 'json' \}/g, "$1.js'")
    .replace(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js');
}

/**
 * The files of an entry, where `*` stands for any folder name.
 * @param {string} folder
 * @param {string} entry
 */
function matching(folder, entry) {
  const [before = '', after] = entry.split('*');
  if (after === undefined) return [join(folder, entry)];
  return readdirSync(join(folder, before), { withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name !== 'node_modules')
    .map(({ name }) => join(folder, `${before}${name}${after}`));
}

/**
 * @param {string} name
 * @param {import('./libraries.mjs').Library} library
 */
function packLibrary(name, library) {
  const folder = join(OUT, name.replace('@triptych/', ''));
  cpSync(join(EMITTED, library.folder), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.json'),
  });
  const asked = Object.keys(library.offers).map((entry) => `| \`${entry}\` | ${library.offers[entry]} |`);
  const table = ['| import from | what is there |', '|---|---|', ...asked].join('\n');
  const shown = library.example ?? (README_EXAMPLE.includes(`'${name}`) ? README_EXAMPLE : null);
  const example = shown === null ? [] : ['For example:', `\`\`\`js\n${shown.trim()}\n\`\`\``];
  const parts = [`# ${name}`, `${library.description}. Part of Triptych.`, table, ...example];
  writeFileSync(join(folder, 'README.md'), `${parts.join('\n\n')}\n`);
  const known = readPackage(library.folder).dependencies ?? {};
  const used = new Set(importsOf(folder));
  finish(folder, {
    name,
    description: library.description,
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(library.entries).map(([key, entry]) => {
        const path = `./${entry.replace(/\.ts$/, '')}`;
        return [key, { types: `${path}.d.ts`, default: `${path}.js` }];
      }),
    ),
    dependencies: Object.fromEntries(Object.entries(known).filter(([dependency]) => used.has(dependency))),
  });
}

/**
 * The packages imported by the code or types of a folder.
 * @param {string} folder
 */
function importsOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from |import\()['"]((?:@[\w-]+\/)?[\w-]+)/g),
    ])
    .map(([, dependency = '']) => dependency);
}

/**
 * Writes the files that every package has, and packs it.
 * @param {string} folder
 * @param {object} about
 */
function finish(folder, about) {
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const whole = { ...about, version, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  run('npm', ['pack', '--silent', '--pack-destination', OUT], folder);
}

/** @param {string} folder */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters, cwd = root) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, parameters, { cwd, shell, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
