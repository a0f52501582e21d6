import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const MILLISECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** Metrics for Prometheus. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    entries: new Counter({
      name: 'triptych_entries_total',
      help: 'Entries that were stored, by act',
      labelNames: ['act'],
      registers,
    }),
    refused: new Counter({
      name: 'triptych_refused_total',
      help: 'Commands that were refused, by code',
      labelNames: ['code'],
      registers,
    }),
    opened: new Counter({
      name: 'triptych_tables_opened_total',
      help: 'Tables that were loaded from the database',
      registers,
    }),
    notices: new Counter({
      name: 'triptych_notices_total',
      help: 'Attempts to deliver a notice, by kind of channel and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    mended: new Counter({
      name: 'triptych_watchdog_total',
      help: 'Tables that were stuck and were mended, by what was wrong',
      labelNames: ['why'],
      registers,
    }),
    backedUp: new Gauge({
      name: 'triptych_backup_timestamp_seconds',
      help: 'When this process last made a backup and found it good',
      registers,
    }),
    sockets: new Gauge({ name: 'triptych_sockets', help: 'Open sockets', registers }),
    batch: new Histogram({
      name: 'triptych_commit_entries',
      help: 'Entries per transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
      registers,
    }),
    commit: new Histogram({
      name: 'triptych_commit_seconds',
      help: 'Time of a transaction',
      buckets: MILLISECONDS,
      registers,
    }),
    bots: new Histogram({
      name: 'triptych_bot_seconds',
      help: 'Time a bot took for an answer',
      buckets: MILLISECONDS,
      registers,
    }),
    tables(count: () => number): void {
      const collect = function collect(this: Gauge): void {
        this.set(count());
      };
      const gauge = new Gauge({
        name: 'triptych_tables_in_memory',
        help: 'Tables in memory',
        registers,
        collect,
      });
      gauge.set(0);
    },
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
