import { z } from 'zod';
import type { DeepReadonly } from './json.ts';
import { LONGEST_ANNOUNCEMENT } from './longest-announcement.ts';

/** What an administrator tells everybody. Readers get the restart in their own language. */
export const announcement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('restart'),
    at: z.number().describe('when, in milliseconds since 1970 by the server’s clock'),
  }),
  z.object({ kind: z.literal('text'), text: z.string().trim().min(1).max(LONGEST_ANNOUNCEMENT) }),
]);
export type Announcement = DeepReadonly<z.infer<typeof announcement>>;

export const siteStatus = z
  .object({
    page: z
      .string()
      .nullable()
      .describe('the first script of the page that this server serves: a page with another one is old'),
    announcement: announcement.nullable(),
  })
  .describe('what concerns everybody on this server');
export type SiteStatus = DeepReadonly<z.infer<typeof siteStatus>>;
