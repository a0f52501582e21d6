import {
  FastRng,
  type Game,
  type GameModule,
  Match,
  newMatch,
  sampleAnswer,
  type Seat,
} from '@triptych/kernel';

/** The seat whose player answers at random. */
export const CARELESS = 0;

/** A whole match of a careless player against bots. `before` is called whenever the player is asked. */
export function carelessMatch(
  module: GameModule,
  seats: number,
  before: (match: Match, seat: Seat) => void = () => {},
  packName = 'standard',
): { readonly game: Game; readonly match: Match } {
  const content = module.packs[packName];
  const game = module.open(content);
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: `Name ${seat}`,
    player: seat === CARELESS ? ('person' as const) : ('bot' as const),
  }));
  const pack = { name: packName, content };
  const made = newMatch(module, { seats: people, options: {}, pack, seed: '5'.repeat(64) });
  const match = made.ok ? Match.open(game, made.record) : null;
  if (!(match instanceof Match)) throw new Error('This match cannot begin.');
  const rng = new FastRng(3);
  while (!match.over) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) throw new Error('Nobody is asked.');
    if (seat === CARELESS) before(match, seat);
    const answer =
      seat === CARELESS
        ? sampleAnswer(question.shape, rng)
        : game.advise(match.imagine(seat, rng), question, rng);
    match.answer(seat, answer);
  }
  return { game, match };
}
