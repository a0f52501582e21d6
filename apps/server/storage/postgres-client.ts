import pg from 'pg';

/**
 * A client whose broken connection never crashes the process. It can break at any time: while connecting,
 * between two statements of a transaction, or after closing. Pending statements reject.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** Throws if the database is read-only: after a failover, the old primary may live on as a standby. */
export async function refuseStandby(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ read_only: string }>(
    "select current_setting('transaction_read_only') as read_only",
  );
  if (rows[0]?.read_only === 'on') throw new Error('the database is read-only');
}
