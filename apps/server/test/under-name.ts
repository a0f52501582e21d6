import { request } from 'node:http';

/** A request under any name; `fetch` would not send a foreign one. */
export function underName(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { ...headers, ...type } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}
