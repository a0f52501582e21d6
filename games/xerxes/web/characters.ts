import type { GameCharacters } from '@triptych/board-kit/web-game.ts';
import { characters as list } from '../words/characters.ts';
import Face from './Face.svelte';

export const characters: GameCharacters = { list, Face };
