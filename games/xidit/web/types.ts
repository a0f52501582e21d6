import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';
import type { XiditTypes } from '../types.ts';

export type XiditModel = BoardModel<XiditTypes>;
export type XiditProps = BoardProps<XiditTypes>;
