import { z } from 'zod';
import { announcement } from './site-status.ts';
import { status } from './viewer-state.ts';

/** What administrators see and decide. */

export const adminToken = z.object({ token: z.string().max(100) });
export type AdminToken = z.input<typeof adminToken>;

export const personParams = z.object({ id: z.string().max(64) });

export const search = z.object({
  find: z.string().max(100).default('').describe('part of a name or of an id'),
});

export const ban = z.object({ banned: z.boolean() });
export type Ban = z.input<typeof ban>;

export const wantedAnnouncement = z.object({ announcement: announcement.nullable() });
export type WantedAnnouncement = z.input<typeof wantedAnnouncement>;

export const retention = z.object({ keepDays: z.int().min(0).max(36_500) });
export type Retention = z.input<typeof retention>;

export const newBackup = z.object({ name: z.string() });
export type NewBackup = Readonly<z.infer<typeof newBackup>>;

export const recentProblem = z.object({
  at: z.number(),
  level: z.enum(['warn', 'error']),
  text: z.string(),
  table: z.string().nullable(),
});
export type RecentProblem = Readonly<z.infer<typeof recentProblem>>;

export const storedBackup = z.object({ name: z.string(), at: z.number(), bytes: z.number() });
export type StoredBackup = Readonly<z.infer<typeof storedBackup>>;

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
      stored: z.array(storedBackup).describe('newest first'),
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
