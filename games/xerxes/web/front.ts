import type { GameFront } from '@triptych/board-kit/web-game.ts';
import Cover from './Cover.svelte';
import DoorTop from './DoorTop.svelte';
import './front.css';
import Ornament from './Ornament.svelte';

export const front: GameFront = { Cover, DoorTop, Ornament };
