import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Turns, and the notices that tell people of theirs. */
export async function turnNotices(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('here_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('turns_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('table_people')
    .addColumn('shown', 'text', (column) => column.notNull().defaultTo('listed'))
    .execute();
  await db.schema
    .createTable('notice_wishes')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('wishes', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('digest_due', 'bigint')
    .execute();
  await db.schema
    .createTable('notice_channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('notice_channels_by_person')
    .on('notice_channels')
    .columns(['person_id'])
    .execute();
  await db.schema
    .createTable('turns')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('noticed', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('turns_key', ['table_id', 'person_id'])
    .execute();
  await db.schema.createIndex('turns_by_person').on('turns').columns(['person_id']).execute();
  await db.schema.createIndex('turns_due').on('turns').columns(['due_at']).execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_next').on('outbox').columns(['state', 'next_at']).execute();
  await db.schema.createIndex('outbox_by_person').on('outbox').columns(['person_id', 'created_at']).execute();
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
