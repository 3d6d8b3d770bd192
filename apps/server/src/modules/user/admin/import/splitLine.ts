import { CsvError, parse } from 'csv-parse/sync';

/** Separator of the fields of a line. */
export type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';'];

/**
 * The fields of one line (RFC 4180), each trimmed.
 * @returns undefined where a quotation mark is not closed, or is not allowed
 */
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

/** The delimiter of a line of headings: the one there is most of. */
export function delimiterOf(headings: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
