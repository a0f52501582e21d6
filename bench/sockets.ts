import { WebSocket } from 'ws';

/** A client's end of a WebSocket. */
export interface Client {
  send(text: string): void;
  close(): void;
}

/** Connects; `hear` gets each text and its length in bytes. */
export type OpenSocket = (
  url: string,
  headers: Readonly<Record<string, string>>,
  hear: (text: string, bytes: number) => void,
) => Promise<Client>;

/** The client that most programs use. */
export const usualSocket: OpenSocket = (url, headers, hear) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => hear(data.toString(), data.length));
    socket.on('open', () => resolve({ send: (text) => socket.send(text), close: () => socket.terminate() }));
  });
