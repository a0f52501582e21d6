import type { Context } from './context.ts';

/**
 * Logs a slow answer with possible reasons: what was asked, how many entries wait to be stored, how long the last
 * transaction took, and how busy the bots are.
 */
export function traceSlow(
  { log, slowAfter, registry, bots }: Context,
  what: Readonly<Record<string, string | number>>,
  milliseconds: number,
): void {
  if (milliseconds < slowAfter) return;
  const { waiting, lastCommit } = registry.entryLog;
  const { thinking, waiting: botsWaiting } = bots.load();
  const why = {
    entriesWaiting: waiting,
    commitMs: Math.round(lastCommit),
    botsThinking: thinking,
    botsWaiting,
  };
  log.info({ ...what, ms: Math.round(milliseconds), ...why }, 'a slow answer');
}
