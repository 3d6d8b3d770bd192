import { CsvError, parse } from 'csv-parse/sync';

export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';'];

/** The trimmed fields of one line (RFC 4180); undefined if a quotation mark is not closed or misplaced. */
export function splitLine(line: string, delimiter: Delimiter): readonly string[] | undefined {
  if (!line.includes('"')) return line.split(delimiter).map((field) => field.trim());
  try {
    const [fields = []] = parse(line, { delimiter, relax_column_count: true, trim: true, columns: false });
    return fields;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** The most frequent delimiter in a line of headings. */
export function delimiterOf(headings: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
