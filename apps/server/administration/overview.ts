import { statfs } from 'node:fs/promises';
import type { rest } from '@triptych/protocol';
import type { Histogram } from 'prom-client';
import type { Context } from '../http/context.ts';
import type { Storage } from '../storage/storage.ts';

/** The state of the server at a glance. */
export async function overviewOf(context: Context): Promise<rest.Overview> {
  const { registry, site, metrics, settings, bots, problems } = context;
  const { storage } = registry;
  const { threads, thinking, waiting } = bots.load();
  const { count, quantile } = await spread(metrics.bots, 0.95);
  const sockets = await metrics.sockets.get();
  return {
    tables: await tablesByStatus(storage),
    people: await peopleByKind(storage),
    banned: await bannedPeople(storage),
    bytes: await storage.size(),
    freeBytes: settings.database === null ? await freeAt(settings.data) : null,
    process: {
      since: Math.round(Date.now() - process.uptime() * 1000),
      tablesInMemory: registry.inMemory.size,
      sockets: sockets.values[0]?.value ?? 0,
      memory: process.memoryUsage.rss(),
    },
    bots: { threads, thinking, waiting, answers: count, seconds: quantile },
    problems: problems.all,
    keepDays: site.keepDays,
    announcement: site.announcement,
    backups: await context.backups.state(),
  };
}

async function tablesByStatus({ db }: Storage): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(({ fn }) => ['status', fn.countAll<number>().as('number')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, number }) => [status, Number(number)]));
}

async function peopleByKind({ db }: Storage): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('number')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, number }) => [kind, Number(number)]));
}

async function bannedPeople({ db }: Storage): Promise<number> {
  const row = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('banned_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.number);
}

async function freeAt(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/** How many were measured, and the quantile for that share: the upper bound of its bucket. */
async function spread(histogram: Histogram, share: number): Promise<{ count: number; quantile: number }> {
  const { values } = await histogram.get();
  const count = values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
  const buckets = values
    .filter(({ metricName }) => metricName?.endsWith('_bucket'))
    .map(({ labels, value }) => ({ most: Number(labels['le']), value }))
    .filter(({ most }) => Number.isFinite(most));
  const last = buckets.at(-1)?.most ?? 0;
  const quantile = count === 0 ? 0 : (buckets.find(({ value }) => value >= share * count)?.most ?? last);
  return { count, quantile };
}
