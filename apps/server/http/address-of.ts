import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Whose limits a request counts for. Whoever has one IPv6 address has 2⁶⁴ of them, so their network counts as one. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}
