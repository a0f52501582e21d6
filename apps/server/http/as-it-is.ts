import type { FastifySerializerCompiler } from 'fastify';

/**
 * Sends what the schema describes without rebuilding it by the schema, because the order of fields counts: messages
 * refer to the fields of a state by their place.
 */
export const asItIs: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);
