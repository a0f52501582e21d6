import { STRENGTH_NAMES } from '@triptych/bots';
import { commandId, playerCommand, rest } from '@triptych/protocol';
import { z } from 'zod';

/** Commands of players, as this server accepts them. */
export const COMMANDS = playerCommand(STRENGTH_NAMES);

/** A command over HTTP, where the id is optional. */
export const commandBody = z.intersection(COMMANDS, z.object({ id: commandId.optional() }));

/** The body of a request that creates a table. */
export const newTableBody = rest.newTable(STRENGTH_NAMES);
