import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';
import type { BellumTypes } from '../types.ts';

export type BellumModel = BoardModel<BellumTypes>;
export type BellumProps = BoardProps<BellumTypes>;
