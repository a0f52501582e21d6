export { closeTable, deleteTable, type Listed, listTables, tidy } from './admin.ts';
export { backUp, restore, type RestoreProblem } from './backup.ts';
export { run, type Terminal } from './run.ts';
export { type Parts, serve, type Server } from './serve.ts';
export { type Settings, STANDARD } from './settings.ts';
