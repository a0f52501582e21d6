import { bellumBox } from '@triptych/bellum';
import { adviseHonestly } from '@triptych/bots';
import { FastRng, Match, type MatchRecord, newMatch, type SeatRecord } from '@triptych/kernel';

/** Names as long as the page lets them be. */
const LONG_NAMES = [
  'Maximiliane Hohenstaufen',
  'Brzęczyszczykiewicz Jan',
  'Anna',
  'Wolfeschlegelsteinhausen',
  'Ben',
];

export type Kind = 'castle' | 'goblins' | 'reroll' | 'attack' | 'theft' | 'recruit' | 'side' | 'over';

export interface Position {
  readonly record: MatchRecord;
  /** How much lies on the table: the fuller, the harder to draw. */
  readonly fullness: number;
}

function seats(number: number): SeatRecord[] {
  return LONG_NAMES.slice(0, number).map((name, seat) => ({ name, player: seat === 0 ? 'person' : 'bot' }));
}

/** For every kind of question to seat 0, the fullest position in some games among bots. */
export function fullestPositions(players: number, games: number): Map<Kind, Position> {
  const found = new Map<Kind, Position>();
  for (let game = 0; game < games; game++) {
    for (const { kind, position } of positionsOf(players, game)) {
      const before = found.get(kind);
      if (before === undefined || position.fullness > before.fullness) found.set(kind, position);
    }
  }
  return found;
}

function* positionsOf(players: number, number: number): Generator<{ kind: Kind; position: Position }> {
  const pack = bellumBox.packs['standard'];
  const seed = number.toString(16).padStart(64, '0');
  const made = newMatch(bellumBox, {
    seats: seats(players),
    options: {},
    pack: { name: 'standard', content: pack },
    seed,
  });
  if (!made.ok) throw new Error('The wishes for a position do not fit.');
  const game = bellumBox.open(pack);
  const match = Match.open(game, made.record);
  if (!(match instanceof Match)) throw new Error('The record of a position does not fit.');
  const rng = new FastRng(number);
  while (!match.over) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) break;
    if (seat === 0) {
      const fullness =
        match.state.castles[0].left.length +
        match.state.castles[0].right.length +
        match.state.castles[0].chests.length;
      yield { kind: question.kind, position: { record: match.record, fullness } };
    }
    match.answer(seat, adviseHonestly(game, match.view(seat), match.memory(seat), question, rng));
  }
  yield { kind: 'over', position: { record: match.record, fullness: match.state.castles[0].chests.length } };
}
