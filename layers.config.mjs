// The layers of the code base: what may import what. Dependencies point downwards only. Read by dependency-cruiser.

/**
 * What each layer may use besides itself: other layers, and packages from npm. A layer is a path (a regular expression).
 * Only code for the terminal may use Node: the rest also runs in a browser.
 * @type {Record<string, string[]>}
 */
const MAY_USE = {
  'packages/words': [],
  'packages/kernel': ['node_modules/@noble'],
  'packages/conformance': ['packages/kernel'],
  'packages/packs': ['packages/kernel', 'node_modules/zod'],
  'packages/bots': ['packages/kernel'],
  'packages/protocol': ['packages/kernel', 'node_modules/zod'],
  'packages/table': ['packages/kernel', 'packages/protocol'],
  'packages/client': ['packages/kernel', 'packages/protocol'],
  'packages/terminal-kit': ['packages/kernel', 'packages/words', 'util$'],
  'packages/board-kit': ['packages/kernel', 'packages/words', 'packages/client', 'node_modules/svelte'],
};

/** A game: its rules never use a board, and nothing of it uses another game. */
const GAME_MAY_USE = {
  rules: ['packages/kernel', 'packages/words', 'packages/packs', 'node_modules/zod'],
  web: ['packages/kernel', 'packages/words', 'packages/client', 'packages/board-kit', 'node_modules/svelte'],
  cli: ['packages/kernel', 'packages/words', 'packages/terminal-kit'],
  /** A lesson is steps of data for the client's runner. */
  lesson: ['packages/kernel', 'packages/words', 'packages/client'],
  /** How its packs are edited, as data for the client's editor. */
  workshop: ['packages/kernel', 'packages/words', 'packages/client', 'packages/packs'],
  /** An example's tests play it from a match to a table, to show how that is done. */
  exampleTests: ['packages/table'],
};

/** What tests may use in addition: bots, which measure balance, and the suite that every game must pass. */
const TESTS_MAY_USE = [
  'packages/bots',
  'packages/conformance',
  'packages/protocol',
  'packages/table',
  'packages/kernel/test',
];

/** The layers inside the page, from below; each may use those before it. */
const PAGE_LAYERS = [
  String.raw`apps/web/src/(words/|games/|look/|offline/|route\.)`,
  'apps/web/src/session/',
  'apps/web/src/(match|plain)/',
  'apps/web/src/(replay|network|lesson|story|advice|guide|workshop|results)/',
  'apps/web/src/admin/',
  'apps/web/src/pages/',
];

/** Which layers each app may use besides itself; Node and npm are open to it, and its tests may use every package. */
const APP_MAY_USE = {
  'apps/server': ['packages/(table|protocol|bots|kernel|words)/', 'games/index'],
  'apps/web': [
    'packages/(client|board-kit|table|protocol|bots|kernel|words)/',
    String.raw`games/(index|web|web-fronts)\.ts`,
  ],
  'apps/cli': [
    'packages/(table|protocol|terminal-kit|bots|kernel|words)/',
    String.raw`games/(index|cli)\.ts`,
    'apps/server/',
  ],
};

const TEST_FILE = String.raw`\.test\.ts$|/test/|/e2e/|/playwright\.config\.ts$`;
const TEST_TOOLS = '(^|/)node_modules/(vitest|fast-check)/';

/** @param {string[]} layers */
const inside = (layers) =>
  layers.map((layer) => (layer.startsWith('node_modules') ? `(^|/)${layer}/` : `^${layer}`));

/** @param {string} layer @param {string[]} own @param {string[]} mayUse @param {string[]} testsMayUse */
const wall = (layer, own, mayUse, testsMayUse = []) => [
  {
    name: `${layer} uses only what it may`,
    severity: 'error',
    from: { path: `^${layer}`, pathNot: TEST_FILE },
    to: { pathNot: inside([...own, ...mayUse]) },
  },
  {
    name: `tests of ${layer} use only what it may, Node and test tools`,
    severity: 'error',
    from: { path: `^${layer}.*(${TEST_FILE})` },
    to: {
      pathNot: [...inside([...own, ...mayUse, ...TESTS_MAY_USE, ...testsMayUse]), TEST_TOOLS],
      dependencyTypesNot: ['core'],
    },
  },
];

// The client is tested with real games.
const packageWalls = Object.entries(MAY_USE).flatMap(([layer, mayUse]) =>
  wall(`${layer}/`, [`${layer}/`], mayUse, layer === 'packages/client' ? ['games/'] : []),
);

// `$1` is the game of the file that imports.
const gameWalls = [
  ...wall(
    'games/([^/]+)/(?!web/|cli/|lesson/|workshop/)',
    ['games/$1/(?!web/|cli/|lesson/|workshop/)'],
    GAME_MAY_USE.rules,
  ),
  ...wall('games/([^/]+)/lesson/', ['games/$1/(?!web/|cli/)'], GAME_MAY_USE.lesson),
  ...wall('games/([^/]+)/workshop/', ['games/$1/(?!web/|cli/|lesson/)'], GAME_MAY_USE.workshop),
  ...wall('games/([^/]+)/web/', ['games/$1/(?!cli/)'], GAME_MAY_USE.web),
  ...wall('games/([^/]+)/cli/', ['games/$1/(?!web/)'], GAME_MAY_USE.cli),
  ...wall('examples/([^/]+)/', ['examples/$1/'], GAME_MAY_USE.rules, GAME_MAY_USE.exampleTests),
];

const appWalls = Object.entries(APP_MAY_USE).flatMap(([layer, mayUse]) => [
  {
    name: `${layer} uses only layers below`,
    severity: 'error',
    from: { path: `^${layer}/`, pathNot: TEST_FILE },
    to: { path: '^(packages|games|apps|bench|scripts)/', pathNot: inside([`${layer}/`, ...mayUse]) },
  },
  {
    name: `tests of ${layer} use only packages, games and layers below`,
    severity: 'error',
    from: { path: `^${layer}/.*(${TEST_FILE})` },
    to: {
      path: '^(packages|games|apps|bench|scripts)/',
      pathNot: inside([`${layer}/`, ...mayUse, 'packages/', 'games/']),
    },
  },
]);

const pageWalls = PAGE_LAYERS.slice(0, -1).map((layer, at) => ({
  name: `${layer} uses nothing of ${PAGE_LAYERS.slice(at + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^${layer}` },
  to: { path: PAGE_LAYERS.slice(at + 1).map((above) => `^${above}`) },
}));

export default {
  forbidden: [
    ...packageWalls,
    ...gameWalls,
    ...appWalls,
    ...pageWalls,
    {
      name: 'the shell of the page names no game',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^games/[^/]+/' },
    },
    {
      name: 'the lists of games use only games',
      severity: 'error',
      from: { path: String.raw`^games/[^/]+\.ts$` },
      to: { pathNot: inside(['games/', ...GAME_MAY_USE.web, ...GAME_MAY_USE.cli]) },
    },
    {
      name: 'every layer is in the plan',
      comment: 'A new package or app needs a line in layers.config.mjs.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: inside([...Object.keys(MAY_USE), ...Object.keys(APP_MAY_USE)].map((layer) => `${layer}/`)),
      },
      to: {},
    },
    {
      name: 'every folder of the page is in the plan',
      comment: 'A new folder under apps/web/src needs a place in PAGE_LAYERS.',
      severity: 'error',
      from: { path: '^apps/web/src/[^/]+/', pathNot: PAGE_LAYERS.map((layer) => `^${layer}`) },
      to: {},
    },
    {
      name: 'what is not for the page uses no board of the page',
      severity: 'error',
      from: { path: '^(apps/(server|cli)|bench|games/(index|cli)\\.ts)' },
      to: { path: '^games/([^/]+/web/|web[^/]*\\.ts)' },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'imports exist', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'what is shipped uses no example',
      severity: 'error',
      from: { pathNot: ['^examples/', TEST_FILE] },
      to: { path: '^examples/' },
    },
    { name: 'nobody uses bench', severity: 'error', from: { pathNot: '^bench/' }, to: { path: '^bench/' } },
    {
      name: 'only tests use tests and test tools',
      severity: 'error',
      from: { path: '^(packages|games|examples|apps)/', pathNot: TEST_FILE },
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
