import type { ClientFrame, Frame, PlayerCommand } from '@triptych/protocol';

/** What a client sends: a frame, or a command with its id. */
export type Outgoing = ClientFrame | (PlayerCommand & { readonly id: string });

export interface TransportListener<In = Frame> {
  /** Called for every connection, including the first. */
  connected(): void;
  heard(frame: In): void;
  lost(): void;
}

/** A connection to the server of a table: a socket, or a worker of the page. */
export interface Transport<Out = Outgoing> {
  /** Frames sent while the connection is lost are lost too. */
  send(data: Out): void;
  /** Opens a new connection, so that the server identifies the person again. */
  reconnect(): void;
  close(): void;
}
