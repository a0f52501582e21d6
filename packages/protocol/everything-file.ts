import { z } from 'zod';

export const EVERYTHING_FORMAT = 'triptych-everything-1';

/** The longest setting that is taken from a file; the page's own are far shorter. */
const LONGEST_SETTING = 10_000;

/** Everything that a browser stores, as one file. Matches and packs are read one by one: a bad one is left out. */
export const everythingFile = z.object({
  format: z.literal(EVERYTHING_FORMAT),
  matches: z.array(z.unknown()).describe('files of matches'),
  packs: z.array(z.unknown()).describe('drafts of the workshop'),
  settings: z
    .record(z.string(), z.unknown())
    .catch({})
    .describe('by name, as text; files of earlier versions lack them'),
});
export type EverythingFile = z.infer<typeof everythingFile>;

/** A setting or the progress of a reader, under a name of this page. */
export const storedSetting = z.tuple([z.string().startsWith('triptych-'), z.string().max(LONGEST_SETTING)]);

/** A draft of the workshop in such a file. */
export const draftInFile = z.object({
  game: z.string(),
  draft: z.unknown().refine((draft) => draft !== undefined),
  picture: z.string().startsWith('data:image/').optional().catch(undefined).describe('to trace'),
});
