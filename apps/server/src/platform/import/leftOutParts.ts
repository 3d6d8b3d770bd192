import type { Language } from '../problem/language.ts';
import { formatMessage, IMPORT_MESSAGES, reasonMessage, type LeftOut } from './reason.ts';

/** A line of the report about a line of the file. */
export interface ReportLine {
  readonly line: number;
  readonly text: string;
}

/** Parts left out, those of one kind in one line of the report; every text that names no place has a line of its own. */
export class LeftOutParts {
  readonly #kinds = new Map<string, { fields: Set<string>; texts: Set<string>; lines: Set<number> }>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  add(line: number, { field, reason }: LeftOut): void {
    // An entry of a list is one of its kind.
    const general = field.replaceAll(/\.\d+/g, '');
    const { code, field: at = field, values } = reason;
    const text = reasonMessage(
      { code, ...(values && { values }), ...(at !== field && { field: at }) },
      this.#language,
    );
    const key = [general, code, code === 'nowhere' ? text : ''].join('\n');
    const kind = this.#kinds.get(key) ?? { fields: new Set(), texts: new Set(), lines: new Set() };
    this.#kinds.set(key, kind);
    kind.fields.add(field);
    kind.texts.add(text);
    kind.lines.add(line);
  }

  lines(): readonly ReportLine[] {
    const { report } = IMPORT_MESSAGES[this.#language];
    return [...this.#kinds].map(([key, { fields, lines, texts }]) => {
      const [general = ''] = key.split('\n');
      const [first = ''] = texts;
      const numbers = [...lines].toSorted((a, b) => a - b);
      const values = {
        lines: ranges(numbers).join(report.lineSeparator),
        field: fields.size === 1 ? [...fields].join('') : general,
        words: texts.size === 1 ? first : formatMessage(report.example, { words: first }),
      };
      return {
        line: numbers[0] ?? 0,
        text: formatMessage(numbers.length === 1 ? report.leftOut : report.leftOutOfLines, values),
      };
    });
  }
}

/** 1, 2, 3 and 5 are "1–3" and "5". */
function ranges(numbers: readonly number[]): readonly string[] {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && last.to === number - 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
}
