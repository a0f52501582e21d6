import { estimate, estimateShare, type ReportRow, type ReportSection, type Tally } from './survey.ts';

/** How a report takes its rows from a tally: a row's id is the name of its sample. */
interface ReportRows {
  readonly number: (id: string, label: string) => ReportRow;
  readonly share: (id: string, label: string) => ReportRow;
  /** A share of wins, which is fair if it is the same for all seats. */
  readonly wins: (id: string, label: string) => ReportRow;
}

export function reportRows(tally: Tally, seats: number): ReportRows {
  const share: ReportRows['share'] = (id, label) => ({
    id,
    label,
    unit: 'share',
    ...estimateShare(tally, id),
  });
  return {
    number: (id, label) => ({ id, label, unit: 'number', ...estimate(tally, id) }),
    share,
    wins: (id, label) => ({ ...share(id, label), fair: 1 / seats }),
  };
}

/** Makes sections from their titles, by id. */
export function reportSections<Id extends string>(
  titles: Readonly<Record<Id, string>>,
): (id: Id, rows: readonly ReportRow[], detail?: 'detail') => ReportSection {
  return (id, rows, detail) => ({ id, title: titles[id], rows, ...(detail && { detail: true }) });
}
