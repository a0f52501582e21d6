import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import './look/gain.css';
import { typeIsHere } from './look/type.ts';
import { fetchPage } from './pages/load.ts';
import { route } from './route.svelte.ts';
import { settings } from './settings.svelte.ts';

fetchPage(route());
// A match brings the type of its own game.
if (route()[0] !== 'match') await typeIsHere(settings.language);
const target = document.getElementById('app');
if (target !== null) {
  target.replaceChildren();
  mount(App, { target });
}
