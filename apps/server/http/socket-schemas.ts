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
  host: { frame: json(serverFrame), message: json(wireMessage) },
  feed: { client: json(rest.feedReport), host: json(rest.feedFrame) },
};

export const API_DESCRIPTION = `Everything the page uses. Who plays also needs the socket at /api/socket (WebSocket, text frames of JSON, at most 8 kB each); /api/socket.json describes each frame.

A client opens a table with {"open": id}. It gets a frame with "fresh", its state, or, if it says what it knows with "since" and "epoch", with the messages that it has "missed". After each act it gets a message, a list that says what happened and what changed in its state; messages are numbered without gaps. {"look": seat} changes the seat through which one looks, {"story": true} asks for all events so far.

A command is a frame with an "id". The answer is {"ok": id, "m": message} or {"refused": id, "refusal": {"code", "rule", "values"}}; after "stale" with a "fresh" state.

Who has no browser sends "Authorization: Bearer <token>" (see /api/me/programs).`;
