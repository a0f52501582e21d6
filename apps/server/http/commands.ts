import { STRENGTHS } from '@triptych/bots';
import { commandId, playerCommand, rest } from '@triptych/protocol';
import { z } from 'zod';

/** What players can send to a table of this server. */
export const COMMANDS = playerCommand(STRENGTHS);

/** A command over HTTP: the same, with an id that may be left out. */
export const commandBody = z.intersection(COMMANDS, z.object({ id: commandId.optional() }));

/** What a table is created from. */
export const newTableBody = rest.newTable(STRENGTHS);
