import { z } from 'zod';
import { type Archive, archive, type Recording, recording } from './archive.ts';
import { commandId, type FreshState, freshState, type StoryStep, storyStep } from './frame.ts';
import { playerCommand } from './command.ts';
import type { DeepReadonly } from './json.ts';
import { matchRecord } from './record.ts';
import { tableEntry } from './table-entry.ts';

/** The schemas of the HTTP API for playing, and for whole matches. A server gives away only what nobody changes. */

/** A command over HTTP, where the id is optional. `levels`: the strengths of bots available here. */
export function sentCommand(levels: readonly [string, ...string[]]) {
  return z.intersection(playerCommand(levels), z.object({ id: commandId.optional() }));
}
export type SentCommand = z.input<ReturnType<typeof sentCommand>>;

export const seenState: z.ZodType<FreshState> = freshState;

export const story: z.ZodType<readonly StoryStep[]> = z.array(storyStep);

export const seenRecording: z.ZodType<Recording> = recording;

export const exportedMatch: z.ZodType<Archive> = archive;

/** A match from one's own device. */
export const ownMatch = z.object({
  record: matchRecord,
  content: z.unknown().optional().describe('the content pack, if it is not one that comes with the game'),
});
export type OwnMatch = DeepReadonly<z.infer<typeof ownMatch>>;

export const TABLE_LOG_FORMAT = 'triptych-log-1';

/** A match that is not over, with everything that is still secret. */
const tableLog = z.object({
  format: z.literal(TABLE_LOG_FORMAT),
  id: z.string(),
  game: z.string(),
  content: z.unknown().optional().describe('the content pack'),
  entries: z.array(tableEntry),
});
export type ExportedTable = Archive | DeepReadonly<z.infer<typeof tableLog>>;
export const exportedTable: z.ZodType<ExportedTable> = z.union([archive, tableLog]);
