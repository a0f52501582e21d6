import type { Seat } from '@triptych/kernel';
import { STAND_IN } from './seat.ts';
import { LONGEST_TEXT, type PlayerCommand } from './command.ts';
import { isSeen, readName } from './name.ts';
import type { ProposedAction } from './proposal.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A command that came over the wire, as a clean copy; null if it is none. Whether it is allowed shows in `check`.
 * `levels`: how strong bots can be here.
 */
export function readCommand(data: unknown, levels: readonly string[]): PlayerCommand | null {
  if (!isFields(data)) return null;
  const { seat, questionVersion, answer, answers, proposal, part, by } = data;
  switch (data.do) {
    case 'answer':
      return isSeat(seat) && isCount(questionVersion) ? { do: 'answer', seat, questionVersion, answer } : null;
    case 'withdraw':
      return isSeat(seat) && isCount(questionVersion) ? { do: 'withdraw', seat, questionVersion } : null;
    case 'undo':
      return isSeat(seat) && isCount(questionVersion) && isCount(answers)
        ? { do: 'undo', seat, questionVersion, answers }
        : null;
    case 'propose': {
      const action = readAction(data.action);
      return isSeat(seat) && isCount(questionVersion) && action !== null
        ? { do: 'propose', seat, questionVersion, action }
        : null;
    }
    case 'agree':
    case 'decline':
      return isCount(proposal) ? { do: data.do, proposal } : null;
    case 'resume':
    case 'close':
      return { do: data.do };
    case 'chat': {
      const text = readText(data.text);
      return text === null ? null : { do: 'chat', text };
    }
    case 'sit':
      return isSeat(seat) && isPart(part) ? { do: 'sit', seat, part: part ?? null } : null;
    case 'replace': {
      const name = readName(data.name ?? 'Bot');
      const level = levels.find((known) => known === (data.level ?? STAND_IN));
      if (!isSeat(seat) || (by !== 'open' && by !== 'bot') || name === null || level === undefined)
        return null;
      return { do: 'replace', seat, by, name, level };
    }
    case 'leave':
    case 'back':
      return isSeat(seat) ? { do: data.do, seat } : null;
    case 'start':
      return isPart(part) ? { do: 'start', part: part ?? null } : null;
    default:
      return null;
  }
}

/** What a person wrote, without control characters and spaces around it; null if nothing is seen or it is too long. */
function readText(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT * 2) return null;
  const text = value.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ').trim();
  return isSeen(text) && text.length <= LONGEST_TEXT ? text : null;
}

function readAction(data: unknown): ProposedAction | null {
  if (!isFields(data)) return null;
  const { kind, answers, seat, by } = data;
  if (kind === 'pause') return { kind };
  if (kind === 'undo') return isCount(answers) && answers > 0 ? { kind, answers } : null;
  if (kind === 'replace') return isSeat(seat) && (by === 'bot' || by === 'open') ? { kind, seat, by } : null;
  return null;
}

/** A seat's own part of the seed. */
const PART = /^[0-9a-f]{16,64}$/;

function isPart(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || (typeof value === 'string' && PART.test(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isSeat(value: unknown): value is Seat {
  return isCount(value) && value < 100;
}
