import { mount } from 'svelte';
import App from './App.svelte';
import './look/alegreya.css';
import './look/base.css';
import './look/gain.css';
import './look/shell.css';
import './look/titles.css';
// The palettes are small; the type loads where it is seen.
import './bellum/theme.css';
import './xerxes/theme.css';
import './xidit/theme.css';
import './look/mouse.ts';
import { typeIsHere } from './look/type.ts';
import { fetchPage } from './pages/load.ts';
import { route } from './route.svelte.ts';
import { settings } from './settings.svelte.ts';

fetchPage(route());
// What is about a game brings its type along.
if (!['match', 'new', 'rules'].includes(route()[0] ?? ''))
  await typeIsHere(settings.language, ['"Texturina title"', '"Cinzel title"']);
const target = document.getElementById('app');
if (target !== null) {
  target.replaceChildren();
  mount(App, { target });
}
