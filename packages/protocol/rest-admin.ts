import { z } from 'zod';
import { announcement } from './house.ts';
import { status } from './viewer-state.ts';

/** What administrators see and decide. */

export const recentProblem = z.object({
  at: z.number(),
  level: z.enum(['warn', 'error']),
  text: z.string(),
  table: z.string().nullable(),
});
export type RecentProblem = Readonly<z.infer<typeof recentProblem>>;

export const keptBackup = z.object({ name: z.string(), at: z.number(), bytes: z.number() });
export type KeptBackup = Readonly<z.infer<typeof keptBackup>>;

export const overview = z.object({
  tables: z.record(z.string(), z.number()).describe('by status'),
  people: z.record(z.string(), z.number()).describe('by kind'),
  banned: z.number(),
  bytes: z.number().describe('what the database takes up'),
  freeBytes: z.number().nullable().describe('what is free where an embedded database lies'),
  process: z
    .object({
      since: z.number(),
      tablesInMemory: z.number(),
      sockets: z.number(),
      memory: z.number().describe('in bytes'),
    })
    .describe('of the process that answers'),
  bots: z
    .object({
      threads: z.number(),
      thinking: z.number(),
      waiting: z.number(),
      answers: z.number().describe('since the process started'),
      seconds: z.number().describe('in 95 of 100 cases a bot took no longer'),
    })
    .describe('of the process that answers'),
  problems: z.array(recentProblem).describe('newest first; of the process that answers'),
  keepDays: z.number().describe('days until tables that nobody touches are deleted; 0: never'),
  announcement: announcement.nullable(),
  backups: z
    .object({
      everyHours: z.number().describe('0: none are made by themselves'),
      kept: z.array(keptBackup).describe('newest first'),
      problem: z.string().nullable().describe('why the last one failed'),
    })
    .describe('of this machine'),
});
export type Overview = Readonly<z.infer<typeof overview>>;

export const adminTable = z.object({
  id: z.string(),
  game: z.string(),
  status,
  public: z.boolean(),
  names: z.array(z.string()),
  createdAt: z.number(),
  changedAt: z.number(),
});
export type AdminTable = Readonly<z.infer<typeof adminTable>>;

export const adminPerson = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account', 'program']),
  createdAt: z.number(),
  tables: z.number(),
  bannedAt: z.number().nullable(),
  admin: z.boolean(),
});
export type AdminPerson = Readonly<z.infer<typeof adminPerson>>;
