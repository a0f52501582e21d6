import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { GAME_BUNDLES, isFileOf } from './build/game-bundles.ts';
import { offline } from './build/offline.ts';
import { isWords, oneLanguage } from './build/one-language.ts';

/**
 * What is always needed together is one file: on a phone, every request costs more than its bytes.
 * A group takes along what its modules need, unless an earlier one has it.
 */
const TOGETHER = [
  // The helpers of the catalogues come first, so that no catalogue waits for a page.
  {
    name: 'svelte',
    test: /node_modules\/svelte\/|vite\/preload-helper|packages\/words\/(?!word-search)[^/]+\.ts/,
  },
  {
    name: 'base',
    test: /packages\/(words(?!\/word-search)|board-kit\/(words|look(?!\/([Cc]hart|[Tt]urning|map-place|steady-place))|draw|settings|anchors|BadgeFrame))|games\/web\.ts|\/web\/(theme|web-game)|games\/[^/]+\/meta|web\/src\/(words|look|games\/catalog|match\/Loading|offline|route)/,
  },
  {
    name: 'store',
    test: /src\/session\/(storage|stored-list)|packages\/(kernel\/(read-record|refusal|shapes)|protocol\/request-refusal)/,
  },
  { name: 'signs', test: /board-kit\/(SeatBadge|HandDrawnFrame)/ },
  { name: 'frame', test: /src\/(pages\/Page\.svelte|network\/(words|api|server))/ },
  {
    name: 'match',
    test: /src\/pages\/match\/(Match(Screen|Table|Bar)|match-screen|OwnColumn|StoryList)|board-kit\/(BotFace|CostLine|board-context|flight|game-page|plain-ask|result-steps|winners)/,
  },
].map(({ name, test }) => ({
  name,
  test: (id: string) =>
    test.test(id) || (name === 'base' && GAME_BUNDLES.some(({ game, front }) => isFileOf(game, front, id))),
}));

const GROUPS = [
  ...TOGETHER,
  ...GAME_BUNDLES.map(({ game, shared }) => ({
    name: `${game}-parts`,
    test: (id: string) => isFileOf(game, shared, id),
  })),
].map(({ name, test }, at, all) => ({
  name,
  // Words come by language.
  test: (id: string) => test(id) && !isWords(id),
  priority: all.length - at,
}));

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), oneLanguage(), offline()],
  worker: {
    format: 'es',
    // The worker includes what the page fetches only with a game.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    // Starting the server should not print how long the build took.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
});
