import { mount } from 'svelte';
import '@triptych/board-kit/look/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target !== null) mount(Gallery, { target });
