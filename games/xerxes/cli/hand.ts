import { wrap } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import { campaignText, taxText, type XerxesDrawingContext } from './drawing-context.ts';
import { boardWords } from './words/index.ts';

/** The viewer's own cards; nobody else sees them. */
export function drawHand(context: XerxesDrawingContext, width: number): string[] {
  const { view, paint, language } = context;
  const words = boardWords[language];
  const { hand } = view;
  if (hand === null || hand.taxes.length + hand.campaigns.length === 0) return [];
  return [
    paint(words.hand, 'bold'),
    ...list(
      words.taxes,
      hand.taxes.map((card) => taxText(context, card)),
    ),
    ...list(
      words.campaigns,
      hand.campaigns.map((card) => campaignText(context, card)),
    ),
  ];

  function list(title: string, cards: readonly string[]): string[] {
    if (cards.length === 0) return [spaced(language, `${title}: ${words.none}`)];
    // No-break spaces keep a card on one line.
    const whole = cards.map((card) => card.replaceAll(' ', '\u00A0'));
    return wrap(spaced(language, `${title}: ${whole.join(' · ')}`), width, '  ').map((line) =>
      line.replaceAll('\u00A0', ' '),
    );
  }
}
