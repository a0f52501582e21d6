import type { ClientFrame, Frame, PlayerCommand } from '@triptych/protocol';

/** What a client sends: a frame, or a command with its id. */
export type Outgoing = ClientFrame | (PlayerCommand & { readonly id: string });

export interface TransportListener {
  /** Every time that the connection stands, the first time too. */
  connected(): void;
  heard(frame: Frame): void;
  lost(): void;
}

/** A connection to the host of a table: a server's socket, or the worker of the page. */
export interface Transport {
  /** What is sent while the connection is lost is lost too. */
  send(data: Outgoing): void;
  /** Begins anew: the host looks anew who is there. */
  reconnect(): void;
  close(): void;
}
