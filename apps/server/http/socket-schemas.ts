import { STRENGTH_NAMES } from '@triptych/bots';
import {
  commandFrame,
  serverFrame,
  watchFrame,
  openFrame,
  pingFrame,
  rest,
  storyFrame,
  wireMessage,
} from '@triptych/protocol';
import { z } from 'zod';

const json = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** The socket's frames as JSON Schema. */
export const socketSchemas = {
  client: {
    open: json(openFrame),
    watch: json(watchFrame),
    story: json(storyFrame),
    ping: json(pingFrame),
    command: json(commandFrame(STRENGTH_NAMES)),
  },
  server: { frame: json(serverFrame), message: json(wireMessage) },
  feed: { client: json(rest.feedReport), server: json(rest.feedFrame) },
};

export const API_DESCRIPTION = `Everything the page uses. To play, a client also needs the socket at /api/socket (WebSocket, text frames of JSON, at most 8 kB each); /api/socket.json describes each frame.

A client opens a table with {"open": id}. It gets a frame with "fresh", its state, or, if it names the last message that it has with "since" and "epoch", with the messages that it has "missed". Then it gets a message whenever something happens: a list of the events and of what changed in its state. Messages are numbered without gaps. {"watch": seat} watches as another of the client’s own seats, {"story": true} asks for all events so far.

A command is a frame with an "id". The reply is {"ok": id, "m": message} or {"refused": id, "refusal": {"code", "rule", "values"}}; if the code is "stale", it includes a "fresh" state.

A program without cookies sends "Authorization: Bearer <token>" (see /api/me/programs).`;
