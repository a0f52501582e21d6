import { STRENGTH_NAMES } from '@triptych/bots';
import { playerCommand, rest } from '@triptych/protocol';

/** Commands of players, as this server accepts them. */
export const COMMANDS = playerCommand(STRENGTH_NAMES);

/** A command over HTTP, where the id is optional. */
export const commandBody = rest.sentCommand(STRENGTH_NAMES);

/** The body of a request that creates a table. */
export const newTableBody = rest.newTable(STRENGTH_NAMES);
