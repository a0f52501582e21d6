import type { FastifyRequest } from 'fastify';
import { requestError } from '../request-error.ts';
import { addressOf } from './address-of.ts';
import type { Context } from './context.ts';

/** Guests and tables stay, so an address may create fewer of them than it may send requests. */
export function countCreation(context: Context, request: FastifyRequest): void {
  if (!context.creations.take(addressOf(request), Date.now())) throw requestError('too-fast');
}
