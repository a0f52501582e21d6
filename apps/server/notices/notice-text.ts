import { readSummary, type rest } from '@triptych/protocol';
import { chooseLanguage, type Language, listOf } from '@triptych/words';
import type { GameCatalog } from '../tables/game-catalog.ts';
import type { OutboxRow } from '../storage/schema.ts';
import { serverWords } from '../words/index.ts';

/** A notice in the words of its reader. */
export interface NoticeText {
  readonly language: Language;
  readonly title: string;
  readonly lines: readonly string[];
  /** Where to go: a match, the list of matches, or the page that confirms an address. */
  readonly link: string;
  readonly linkLabel: string;
  /** Where notices can be stopped. */
  readonly stop: string;
  readonly stopLabel: string;
}

/** What a notice may reveal about a table to one of its people. */
export function noticeTable(row: {
  readonly table_id: string;
  readonly person_id: string;
  readonly game: string;
  readonly summary: string;
}): rest.NoticeTable {
  const { seats, people = [] } = readSummary(row.summary);
  const others = seats.flatMap(({ kind, name }, seat) =>
    kind === 'open' || people[seat] === row.person_id ? [] : [name],
  );
  return { id: row.table_id, game: row.game, others };
}

/** `links`: the signed addresses that stop this channel or confirm it. */
export function noticeText(
  kind: OutboxRow['kind'],
  { language: wanted, origin, tables }: rest.NoticeFacts,
  catalog: Pick<GameCatalog, 'module'>,
  links: { readonly stop: string; readonly confirm: string },
): NoticeText {
  const language = chooseLanguage([wanted]);
  const { notice: words } = serverWords[language];
  const line = ({ game, others }: rest.NoticeTable): string =>
    words.table(titleOf(catalog, game, language), others.length === 0 ? null : listOf(language, others));
  const common = { language, stop: links.stop, stopLabel: words.stop, lines: tables.map(line) };
  const list = `${origin}/#/matches`;
  switch (kind) {
    case 'turn':
      return {
        ...common,
        title: words.yourTurn,
        link: `${origin}/t/${encodeURIComponent(tables[0]?.id ?? '')}`,
        linkLabel: words.toMatch,
      };
    case 'digest':
      return { ...common, title: words.digest(tables.length), link: list, linkLabel: words.toMatches };
    case 'test':
      return {
        ...common,
        title: words.test,
        lines: [words.testHint],
        link: list,
        linkLabel: words.toMatches,
      };
    case 'confirm':
      return {
        ...common,
        title: words.confirm,
        lines: [words.confirmHint],
        link: links.confirm,
        linkLabel: words.confirmLink,
      };
  }
}

function titleOf(catalog: Pick<GameCatalog, 'module'>, game: string, language: Language): string {
  const module = catalog.module(game);
  const pack = module === null ? undefined : Object.values(module.packs)[0];
  return module === null ? game : module.narrator(pack, language).title;
}
