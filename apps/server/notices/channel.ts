import { rest } from '@triptych/protocol';
import type { NoticeChannelRow } from '../storage/schema.ts';

/** A way to reach a person. */
export type Channel = { readonly id: string } & rest.NewNoticeChannel;

/** After this many failures in a row nothing more is sent, until the person adds the channel again. */
export const MOST_FAILURES = 10;

export function readChannel({ id, address }: Pick<NoticeChannelRow, 'id' | 'address'>): Channel {
  return { id, ...rest.readNoticeChannel(address) };
}

/** What a person sees of a channel. A webhook's path may be a secret. */
export function describeChannel(row: NoticeChannelRow): rest.NoticeChannel {
  const channel = readChannel(row);
  return {
    id: row.id,
    kind: row.kind,
    label: labelOf(channel),
    format: channel.kind === 'webhook' ? channel.format : null,
    endpoint: channel.kind === 'push' ? channel.endpoint : null,
    confirmed: row.confirmed === 1,
    failing: row.failures >= MOST_FAILURES,
  };
}

function labelOf(channel: Channel): string {
  switch (channel.kind) {
    case 'push':
      return channel.label;
    case 'mail':
      return channel.address;
    case 'webhook':
      return new URL(channel.url).host;
  }
}

/** Two channels with the same target are one. */
export function targetOf(channel: rest.NewNoticeChannel): string {
  switch (channel.kind) {
    case 'push':
      return channel.endpoint;
    case 'mail':
      return channel.address.toLowerCase();
    case 'webhook':
      return channel.url;
  }
}
