import { refuseRequest } from '@triptych/protocol';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '@triptych/kernel';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.ts';
import { RequestError } from '../request-error.ts';
import { wrongHostPage } from './plain-page.ts';

/** The default limit of a request's body, in bytes. */
export const BODY = 512 * 1024;
/** The longest path parameter, in characters. */
export const PART = 100;
/** The limit of the request line and all headers, in bytes. */
export const HEADERS = 16 * 1024;
/** Clients that have not sent a whole request by then are disconnected, in milliseconds. (Headers alone may take a minute.) */
export const LONGEST_REQUEST = 120_000;
/** Whoever stops reading a reply for this long is disconnected, too. */
export const LONGEST_PAUSE = 30_000;
/** How often to look for such connections. */
export const LOOK_FOR_SLOW = 5000;

/** Every refusal over HTTP has the same form, wherever it comes from. */
export function answerWith(metrics: Metrics) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, refusal } = explain(error, request);
    if (status >= 500) request.log.error(error);
    metrics.refused.inc({ code: refusal.code });
    const { accept = '', 'accept-language': languages = '' } = request.headers;
    // Tells somebody who opened the page under a name that the server does not know what to do.
    if (refusal.code === 'wrong-host' && accept.includes('text/html'))
      void reply
        .status(status)
        .type('text/html; charset=utf-8')
        .send(wrongHostPage(languages, `${request.protocol}://${request.host}`));
    else {
      const problems = error instanceof RequestError ? error.problems : [];
      void reply.status(status).send({ error: refusal, ...(problems.length > 0 && { problems }) });
    }
  };
}

/** Malformed or oversized requests never reach the error handler. */
export function answerNoRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, refusal } =
    code === 'HPE_HEADER_OVERFLOW'
      ? { status: 431, refusal: refuseRequest('too-long', { most: HEADERS }) }
      : {
          status: code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400,
          refusal: refuseRequest('bad-request'),
        };
  const body = JSON.stringify({ error: refusal });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

/** The refusal for an error; internal errors reveal no details. */
function explain(
  error: FastifyError,
  { routeOptions }: FastifyRequest,
): { status: number; refusal: Refusal } {
  if (error instanceof RequestError) return { status: error.status, refusal: error.refusal };
  if (hasZodFastifySchemaValidationErrors(error))
    return { status: 400, refusal: refuseRequest('bad-request') };
  const status = error.statusCode ?? 500;
  const most = status === 413 ? routeOptions.bodyLimit : status === 414 ? PART : undefined;
  if (most !== undefined) return { status, refusal: refuseRequest('too-long', { most }) };
  if (status === 429) return { status, refusal: refuseRequest('too-fast') };
  if (status >= 400 && status < 500) return { status, refusal: refuseRequest('bad-request') };
  return { status: 503, refusal: refuseRequest('failed') };
}
