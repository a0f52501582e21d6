import type { Decision } from '@triptych/bots';
import { askedSeat, type OwnDecision, ownDecisions } from '@triptych/client/decisions.ts';
import type { Known } from '@triptych/client/imagined.ts';
import type { Finished, Opening } from '@triptych/client/session.ts';
import type { Game, Seat } from '@triptych/kernel';
import { loadRules } from '../games/load-rules.ts';
import { BotThoughts, startBotWorker } from '../session/bot-thoughts.ts';
import { type Analysis, analyse } from './analysis.ts';

/** How strong the bot is that is asked. */
const LEVEL = 'master';
/** A hint is worth a moment of waiting, and more playouts than a bot's own move. */
const HINT = { iterations: 1200, milliseconds: 1500 };
/** However slow the device: one decision of an analysis takes no longer. */
const LONGEST = 2500;

type Played = Pick<Opening, 'game' | 'pack'>;

async function rulesOf({ game, pack }: Played): Promise<Game | null> {
  return (await loadRules(game))?.open(pack) ?? null;
}

function thoughtsAbout({ game, pack }: Played, signal: AbortSignal): BotThoughts {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const thoughts = new BotThoughts(game, pack, startBotWorker, seed);
  signal.addEventListener('abort', () => thoughts.close());
  return thoughts;
}

/** What a bot would do in the place of the seat that is asked; null if it cannot say. */
export async function askForHint(
  played: Played,
  known: Known,
  seats: number,
  signal: AbortSignal,
): Promise<Decision | null> {
  const rules = await rulesOf(played);
  if (rules === null || signal.aborted) return null;
  const thoughts = thoughtsAbout(played, signal);
  const decision = await thoughts.ask(LEVEL, askedSeat(rules, known, seats), HINT, signal);
  thoughts.close();
  return decision;
}

/** What a bot would have done at the decisions of a seat; null if it cannot say. */
export async function analyseMatch(
  { record, pack }: Finished,
  seat: Seat,
  progress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  const played = { game: record.game, pack };
  const rules = await rulesOf(played);
  const decisions: readonly OwnDecision[] = (rules === null ? null : ownDecisions(rules, record, seat)) ?? [];
  if (decisions.length === 0 || signal.aborted) return null;
  const thoughts = thoughtsAbout(played, signal);
  const found = await analyse(
    decisions,
    (asked, limits) => thoughts.ask(LEVEL, asked, { milliseconds: LONGEST, ...limits }, signal),
    progress,
  );
  thoughts.close();
  return found;
}
