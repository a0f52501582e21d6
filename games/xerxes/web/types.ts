import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { BoardProps } from '@triptych/board-kit/game-page.ts';
import type { XerxesTypes } from '../types.ts';

export type XerxesModel = BoardModel<XerxesTypes>;
export type XerxesProps = BoardProps<XerxesTypes>;
