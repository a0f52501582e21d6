export { adminAddress, Admins } from './administration/admins.ts';
export { closeTable, deleteTable, type Listed, listTables } from './admin.ts';
export { backUp, restore, type RestoreProblem } from './backup.ts';
export { type Findings, inspectBackup, inspectDatabase } from './salvage/index.ts';
export { asOperator } from './operator.ts';
export { run } from './run.ts';
export { OperatorError } from './operator-error.ts';
