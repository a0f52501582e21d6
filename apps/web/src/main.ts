import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import './look/gain.css';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
