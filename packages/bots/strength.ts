import { type Game, type Lean, type Mind, type Strength, STRENGTHS } from '@triptych/kernel';

export { type Strength, STRENGTHS };

/** What strengths were called in matches and programs of earlier versions. */
const FORMER_NAMES = { easy: 'novice', normal: 'casual' } as const;

/** Every name that a strength may be requested by. */
export const STRENGTH_NAMES = [...STRENGTHS, 'easy', 'normal'] as const satisfies readonly (
  | Strength
  | keyof typeof FORMER_NAMES
)[];

export function isStrength(name: string): name is Strength {
  return STRENGTHS.some((strength) => strength === name);
}

/** The strength with this current or former name; an unknown name counts as casual. */
export function strengthNamed(name: string): Strength {
  if (isStrength(name)) return name;
  return name === 'easy' || name === 'normal' ? FORMER_NAMES[name] : 'casual';
}

/** The strengths that a game does not describe. Only the top two search: the others cost next to nothing. */
const MINDS: Readonly<Record<Strength, Mind>> = {
  novice: { by: 'beginner', faults: { overlooks: 0.5, wavers: 8 } },
  casual: { by: 'advice' },
  strong: {
    by: 'search',
    plan: { candidates: 16, horizon: null },
    budget: { iterations: 150, milliseconds: 400 },
  },
  master: {
    by: 'search',
    plan: { candidates: 32, horizon: null },
    budget: { iterations: 6000, milliseconds: 1000 },
  },
};

/** Not a strength to choose: bots of a prepared match that follow the game's quick advice in every version. */
const ADVICE = 'advice';

/** How a bot of this strength decides in this game. */
export function mindOf({ knowledge }: Pick<Game, 'knowledge'>, level: string): Mind {
  if (level === ADVICE) return { by: 'advice' };
  const strength = strengthNamed(level);
  return knowledge?.minds?.[strength] ?? MINDS[strength];
}

/** How many milliseconds a bot of this strength may think about a question; null if it does not search. */
export function thinkingTime(game: Pick<Game, 'knowledge'>, level: string): number | null {
  const mind = mindOf(game, level);
  return mind.by === 'search' ? mind.budget.milliseconds : null;
}

/** What a bot of this character values more or less; undefined for one without a character, or an unknown one. */
export function leanOf(
  { knowledge }: Pick<Game, 'knowledge'>,
  character: string | undefined,
): Lean | undefined {
  return knowledge?.characters?.find(({ id }) => id === character)?.lean;
}
