import { bellumBox } from '@triptych/bellum';
import type { GameBox } from '@triptych/kernel';
import { xerxesBox } from '@triptych/xerxes';
import { xiditBox } from '@triptych/xidit';

/** Every game that can be played on a server. */
export const GAMES: readonly GameBox[] = [bellumBox, xiditBox, xerxesBox];
