import { mount } from 'svelte';
// The order matters: the palette of a game comes after the base, which it changes.
import '@triptych/board-kit/look/alegreya.css';
import '@triptych/board-kit/look/base.css';
import '@triptych/board-kit/look/gain.css';
import './look/shell.css';
import '@triptych/board-kit/look/mouse.ts';
import App from './App.svelte';
import { fontsReady } from '@triptych/board-kit/look/fonts.ts';
import { GAMES } from './games/catalog.ts';
import { fetchPage } from './pages/load.ts';
import { route } from './route.svelte.ts';
import { applyScreen } from '@triptych/board-kit/look/screen.svelte.ts';
import { keepOffline } from './offline/offline.svelte.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { speak } from '@triptych/words/fetching.ts';

applyScreen();
const words = speak(settings.language);
fetchPage(route());
await words;
// Pages about a game load its fonts themselves.
if (!['match', 'new', 'rules', 'tv'].includes(route()[0] ?? ''))
  await fontsReady(
    settings.language,
    GAMES.flatMap(({ titleFont }) => titleFont ?? []),
  );
const target = document.getElementById('app');
if (target !== null) {
  target.replaceChildren();
  mount(App, { target });
}
// The first page has the network to itself.
if (document.readyState === 'complete') void keepOffline();
else addEventListener('load', () => void keepOffline());
