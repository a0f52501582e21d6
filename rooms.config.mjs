// The rooms of the house: who may use whom. Dependencies point downwards only. Read by dependency-cruiser.

const BELOW_GAMES = ['packages/kernel', 'packages/words'];
const GAMES = ['packages/xidit', 'packages/xerxes', 'packages/bellum'];
const PACKAGES = [...BELOW_GAMES, 'packages/packs', ...GAMES, 'packages/bots', 'packages/table'];

/** What each package may use besides itself: other rooms, and packages from npm. Never Node: all run in a browser too. */
const PACKAGE_MAY_USE = {
  'packages/kernel': ['node_modules/@noble'],
  'packages/words': [],
  'packages/packs': ['packages/kernel', 'node_modules/zod'],
  'packages/xidit': [...BELOW_GAMES, 'packages/packs', 'node_modules/zod'],
  'packages/xerxes': [...BELOW_GAMES, 'packages/packs', 'node_modules/zod'],
  'packages/bellum': [...BELOW_GAMES, 'packages/packs', 'node_modules/zod'],
  'packages/bots': ['packages/kernel'],
  'packages/table': ['packages/kernel'],
};

/** What tests of a game may use besides: bots, because balance is measured with them. */
const TESTS_OF_GAMES = ['packages/bots'];

/** Which rooms each app may use besides itself; Node and npm are open to it. */
const APP_MAY_USE = {
  'apps/server': PACKAGES,
  'apps/web': PACKAGES,
  'apps/cli': [...PACKAGES, 'apps/server', 'apps/web'],
};

const TEST_FILE = String.raw`\.test\.ts$|/test/|/e2e/|/playwright\.config\.ts$`;
const TEST_TOOLS = '(^|/)node_modules/(vitest|fast-check)/';

/** @param {string[]} folders */
const inside = (folders) =>
  folders.map((folder) => (folder.startsWith('node_modules') ? `(^|/)${folder}/` : `^${folder}/`));

const packageRules = Object.entries(PACKAGE_MAY_USE).flatMap(([room, mayUse]) => [
  {
    name: `${room} uses only what it may`,
    severity: 'error',
    from: { path: `^${room}/`, pathNot: TEST_FILE },
    to: { pathNot: inside([room, ...mayUse]) },
  },
  {
    name: `tests of ${room} use only what it may, Node and test tools`,
    severity: 'error',
    from: { path: `^${room}(?=/).*(${TEST_FILE})` },
    to: {
      pathNot: [...inside([room, ...mayUse, ...(GAMES.includes(room) ? TESTS_OF_GAMES : [])]), TEST_TOOLS],
      dependencyTypesNot: ['core'],
    },
  },
]);

const appRules = Object.entries(APP_MAY_USE).map(([room, mayUse]) => ({
  name: `${room} uses only rooms below`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: '^(packages|apps|bench|scripts)/', pathNot: inside([room, ...mayUse]) },
}));

export default {
  forbidden: [
    ...packageRules,
    ...appRules,
    {
      name: 'every room is in the plan',
      comment: 'A new package or app needs a line in rooms.config.mjs.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: inside([...PACKAGES, ...Object.keys(APP_MAY_USE)]) },
      to: {},
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'imports exist', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'nobody uses bench', severity: 'error', from: { pathNot: '^bench/' }, to: { path: '^bench/' } },
    {
      name: 'only tests use tests and test tools',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: TEST_FILE },
      to: { path: [TEST_FILE, TEST_TOOLS] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^apps/[^/]+/(dist|\\.svelte-check)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
