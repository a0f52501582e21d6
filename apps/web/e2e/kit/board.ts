import { boardContext } from '@triptych/board-kit/board-context.ts';

/** The smallest board there can be. */
export const { provide, use } = boardContext<{ readonly viewer: number }>();
