import type { Beginner } from './beginner.ts';
import type { Budget } from './search/budget.ts';
import type { SearchPlan } from './search/search.ts';

/** Strengths of bots, the weakest first. All of them know only what their seat knows. */
export const STRENGTHS = ['novice', 'casual', 'strong', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

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

/** How a bot of some strength decides. */
export type Mind =
  /** It follows the game's quick advice. */
  | { readonly by: 'advice' }
  /** It follows the advice among the options it has noticed. */
  | { readonly by: 'beginner'; readonly faults: Beginner }
  | { readonly by: 'search'; readonly plan: SearchPlan; readonly budget: Budget };

/** The strengths as data. Only the top two search: the others cost next to nothing. */
export const MINDS: Readonly<Record<Strength, Mind>> = {
  novice: { by: 'beginner', faults: { overlooks: 0.5, wavers: 8 } },
  casual: { by: 'advice' },
  strong: { by: 'search', plan: { candidates: 16 }, budget: { iterations: 150, milliseconds: 400 } },
  master: { by: 'search', plan: { candidates: 32 }, budget: { iterations: 6000, milliseconds: 1000 } },
};
