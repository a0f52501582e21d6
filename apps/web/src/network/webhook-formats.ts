import type { rest } from '@triptych/protocol';

/** In the order in which they are offered. The schema's own list would bring the schemas along. */
export const WEBHOOK_FORMATS: readonly rest.WebhookFormat[] = ['discord', 'slack', 'ntfy', 'json'];
