import type { Seat } from '@triptych/kernel';
import { type CityId, NONE } from '../content/components.ts';
import { BARDS, FLOORS, GOLD, GUILD_HEIGHT, MILITIA, PRIZES, TIED_PRIZE, UNITS } from '../content/symbols.ts';
import { DECLINE, guildOf, guildOption, KEEP } from '../questions.ts';
import type { XiditState } from '../state.ts';
import { afterFirst, type Play, type Waits } from './play.ts';
import { gainGold, placeBards, regionsFor } from './rewards.ts';

/** X7.2: class by class, weakest first. False: the census is over. */
export function beginCensus(play: Play): Waits {
  const { state, emit } = play;
  emit?.({ type: 'censusBegan', year: state.year }, 'all');
  state.census = MILITIA;
  return askCensus(play);
}

/** X7.2: a player without units is asked too, because units are secret; unless screens are open (X10.4). */
export function isCounted(state: XiditState, seat: Seat): boolean {
  return !state.setting.openScreens || state.lords[seat].units[state.census] > 0;
}

function askCensus(play: Play): Waits {
  const { state } = play;
  for (; state.census < UNITS.length; state.census++) {
    if (state.lords.some((_, seat) => isCounted(state, seat))) {
      state.phase = 'census';
      state.turn = NONE;
      return true;
    }
    tellShown(
      play,
      state.lords.map(() => 0),
    );
  }
  return false;
}

function tellShown({ state, emit }: Play, shown: readonly number[]): void {
  emit?.({ type: 'censusShown', unit: state.census, shown }, 'all');
}

/** X7.2, X7.3: revealed together; the most wins the reward, shared in a tie; zero never wins. */
export function countCensus(play: Play, shown: readonly number[]): Waits {
  const { state, emit } = play;
  tellShown(play, shown);
  const most = Math.max(...shown);
  const seats = most === 0 ? [] : shown.flatMap((number, seat) => (number === most ? [seat] : []));
  state.winners = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  state.prize = seats.length > 1 ? TIED_PRIZE : PRIZES[state.census].number;
  if (seats.length > 0) emit?.({ type: 'censusWon', unit: state.census, seats, prize: state.prize }, 'all');
  state.served = 0;
  return handOutPrizes(play);
}

/** X7.9: in turn order from the first player; then the next class. */
export function handOutPrizes(play: Play): Waits {
  const { state } = play;
  for (; state.served < state.lords.length; state.served++) {
    const seat = afterFirst(state, state.served);
    if (((state.winners >> seat) & 1) === 1 && handOutPrize(play, seat)) return true;
  }
  state.winners = 0;
  state.prize = 0;
  state.census++;
  return askCensus(play);
}

function handOutPrize(play: Play, seat: Seat): Waits {
  const { state } = play;
  switch (PRIZES[state.census].reward) {
    case GOLD:
      gainGold(play, seat, state.prize);
      return false;
    case BARDS:
      return askBards(play, seat);
    case FLOORS:
      return askFloor(play, seat);
  }
}

/** X7.6, X7.7, X7.9: a player without bards is asked too, unless screens are open. */
function askBards({ components, state }: Play, seat: Seat): Waits {
  if (regionsFor(components, state, seat).length === 0) return false;
  if (state.setting.openScreens && state.lords[seat].bards === 0) return false;
  state.phase = 'censusBards';
  state.turn = seat;
  return true;
}

export function mostCensusBards(state: XiditState, seat: Seat): number {
  return Math.min(state.prize, state.lords[seat].bards);
}

export function answerCensusBards(play: Play, seat: Seat, bards: readonly number[]): void {
  const { components, state } = play;
  placeBards(play, seat, regionsFor(components, state, seat), bards, state.prize, true);
  state.served++;
}

/** X7.8: everybody can see who has no floor left. */
function askFloor({ state }: Play, seat: Seat): Waits {
  if (state.lords[seat].floors === 0) return false;
  state.phase = 'censusFloor';
  state.turn = seat;
  return true;
}

function growingGuilds(state: XiditState, seat: Seat): CityId[] {
  return state.guilds.flatMap((owner, city) =>
    owner === seat && state.heights[city] < GUILD_HEIGHT ? [city] : [],
  );
}

/** X7.8, X7.9: on a guild below four floors; without one behind the screen; or declined. */
export function floorOptions(state: XiditState, seat: Seat): number[] {
  const guilds = growingGuilds(state, seat);
  return [DECLINE, ...(guilds.length === 0 ? [KEEP] : guilds.map(guildOption))];
}

export function answerCensusFloor({ state, emit }: Play, seat: Seat, option: number): void {
  const lord = state.lords[seat];
  state.served++;
  if (option === DECLINE) {
    emit?.({ type: 'floorDeclined', seat }, 'all');
    return;
  }
  lord.floors--;
  if (option === KEEP) {
    lord.kept++;
    emit?.({ type: 'floorKept', seat }, 'all');
    return;
  }
  const city = guildOf(option);
  state.heights[city]++;
  emit?.({ type: 'floorAdded', seat, city }, 'all');
}
