import { WebSocketServer, type WebSocket } from 'ws';

/** The floor: a bare socket server that validates a move and sends the table one small event. Nothing is stored. */
interface Floor {
  readonly sockets: WebSocket[];
  turn: number;
  moves: number;
}

const tables = new Map<string, Floor>();
const server = new WebSocketServer({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  perMessageDeflate: false,
});
server.on('connection', (socket) => {
  let table: Floor | undefined;
  let seat = -1;
  socket.on('message', (data: Buffer) => {
    const message: { join?: string; seat?: number; move?: number } = JSON.parse(data.toString());
    if (message.join !== undefined) {
      table = tables.get(message.join) ?? { sockets: [], turn: 0, moves: 0 };
      tables.set(message.join, table);
      seat = message.seat ?? 0;
      table.sockets[seat] = socket;
      socket.send('{"joined":true}');
      return;
    }
    if (table === undefined || seat !== table.turn || !Number.isInteger(message.move)) return;
    table.turn = (table.turn + 1) % 3;
    table.moves++;
    const text = JSON.stringify({ n: table.moves, seat, move: message.move, turn: table.turn });
    for (const other of table.sockets) other.send(text);
  });
});
