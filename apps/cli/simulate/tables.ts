import type { Report, ReportRow, ReportSection } from '@triptych/kernel';
import type { Paint } from '@triptych/terminal-kit/style.ts';
import { padEnd, padStart } from '@triptych/terminal-kit/text.ts';
import type { Words } from '../words/index.ts';
import type { SimulateWords } from '../words/simulate.en.ts';

/** The report as tables: what was measured, its mean, the confidence interval, and what would be fair. */
export function tableLines(
  report: Report,
  paint: Paint,
  words: SimulateWords,
  language: Words['language'],
): string[] {
  const shown = report.sections.filter(({ detail }) => detail !== true);
  const width = Math.max(...shown.flatMap(({ rows }) => rows.map(({ label }) => label.length)));
  return shown.flatMap((section) => ['', ...sectionLines(section, width, paint, words, language)]);
}

const COLUMNS = { mean: 10, interval: 18, fair: 10 } as const;

function sectionLines(
  { title, rows }: ReportSection,
  width: number,
  paint: Paint,
  words: SimulateWords,
  language: Words['language'],
): string[] {
  const hasFair = rows.some(({ fair }) => fair !== undefined);
  const heads = [
    padStart(words.mean, COLUMNS.mean),
    padStart(words.interval, COLUMNS.interval),
    ...(hasFair ? [padStart(words.fair, COLUMNS.fair)] : []),
  ];
  const lines = rows.map((row) => {
    const show = numbers(row.unit, language);
    const cells = [
      padStart(show(row.mean), COLUMNS.mean),
      padStart(`${show(row.low)} – ${show(row.high)}`, COLUMNS.interval),
      ...(row.fair === undefined ? [] : [padStart(show(row.fair), COLUMNS.fair)]),
    ];
    return `  ${padEnd(row.label, width)}${cells.join('')}`;
  });
  return [paint(title, 'bold'), paint(`  ${padEnd('', width)}${heads.join('')}`, 'dim'), ...lines];
}

function numbers(unit: ReportRow['unit'], language: Words['language']): (value: number) => string {
  const digits = unit === 'share' ? 1 : 2;
  const format = new Intl.NumberFormat(language, {
    style: unit === 'share' ? 'percent' : 'decimal',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value) => format.format(value);
}
