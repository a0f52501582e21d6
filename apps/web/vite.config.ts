import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { isWords, oneLanguage } from './build/one-language.ts';

/** What a game's board shares with its lesson and its guide; without a group, each module would be its own file. */
const SHARED = readdirSync(resolve(import.meta.dirname, '../../games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => ({
    name: `${name}-parts`,
    // Only modules without imports that a match does not need: a group would take those along.
    test: new RegExp(
      `games/${name}/(questions|content/(symbols|things)|words/catalogues|web/(Icon|icons/symbols|UnitSign|Chest\\.))`,
    ),
  }));

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
    test: /packages\/(words(?!\/word-search)|board-kit\/(words|look(?!\/([Cc]hart|[Tt]urning))|draw|settings|anchors|BadgeFrame))|games\/web\.ts|\/web\/(theme|web-game|draw\/(castles|blocks|Rosette))|games\/[^/]+\/meta|web\/src\/(words|look|games\/catalog|match\/Loading|offline|route)/,
  },
  {
    name: 'store',
    test: /src\/session\/(storage|stored-list)|packages\/(kernel\/(read-record|refusal|shapes)|protocol\/host-refusal)/,
  },
  { name: 'signs', test: /board-kit\/(SeatBadge|HandDrawnFrame)/ },
  { name: 'frame', test: /src\/(pages\/Page\.svelte|network\/(words|api|server))/ },
  {
    name: 'match',
    test: /src\/pages\/match\/(Match(Screen|Table|Bar)|match-screen|OwnColumn|StoryList)|board-kit\/(CostLine|board-context|flight|game-page|plain-ask|result-steps|winners)/,
  },
  ...SHARED,
].map(({ name, test }, at, all) => ({
  name,
  // Words come by language.
  test: (id: string) => test.test(id) && !isWords(id),
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
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
});
