import type { Seat } from '@triptych/kernel';
import { type Components, NONE } from '../content/components.ts';
import { INFLUENCE, WEALTH } from '../content/symbols.ts';
import { floorsOf, reputations } from '../rules/assessments.ts';
import type { XiditView } from '../view.ts';

/** What a seat could have in an assessment, as far as is public. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The places that a seat could have in an assessment now: from the best to the worst that cannot be ruled out. */
export interface StandingRange {
  readonly best: number;
  readonly worst: number;
}

/** Where a seat stands in an assessment, by what its player sees. */
export function standingIn(
  components: Components,
  view: XiditView,
  seat: Seat,
  assessment: number,
): StandingRange {
  const bounds = view.lords.map((_, of) => boundsOf(components, view, of, assessment));
  const own = bounds[seat];
  const others = bounds.filter((_, of) => of !== seat);
  // The dummy loses every tie (X9.5).
  const dummy = view.dummy[assessment] ?? Number.NEGATIVE_INFINITY;
  return {
    best: 1 + others.filter(({ least }) => least > own.most).length + Number(dummy > own.most),
    worst: 1 + others.filter(({ most }) => most >= own.least).length + Number(dummy > own.least),
  };
}

function boundsOf(components: Components, view: XiditView, seat: Seat, assessment: number): Bounds {
  const { gold, songs } = view.lords[seat];
  if (assessment === WEALTH)
    return gold === null ? { least: 0, most: Number.POSITIVE_INFINITY } : { least: gold, most: gold };
  if (assessment === INFLUENCE) {
    const floors = floorsOf(view, seat);
    return { least: floors, most: floors };
  }
  // Nobody knows how many bards the others have in the Fortress (X4.13): its values may go to anybody with a bard there.
  const { central, regions } = components;
  const open = reputations(components, { setting: view.setting, lords: view.lords.map(withoutFortress) })[
    seat
  ];
  const mayHave = songs[central] === NONE || songs[central] > 0;
  return { least: open, most: open + (mayHave ? regions[central].first : 0) };

  function withoutFortress(lord: XiditView['lords'][number]): { readonly songs: readonly number[] } {
    return { songs: lord.songs.map((bards, region) => (region === central ? 0 : bards)) };
  }
}
