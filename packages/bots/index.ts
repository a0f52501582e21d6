export { adviseHonestly } from './honest.ts';
export { playOut } from './play-out.ts';
