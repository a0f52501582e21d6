export { closeTable, deleteTable, type Listed, listTables } from './admin.ts';
export { backUp, restore, type RestoreProblem } from './backup.ts';
export type { Summary } from './hosting/summary.ts';
export { asKeeper } from './keeper.ts';
export { run } from './run.ts';
export { Trouble } from './trouble.ts';
