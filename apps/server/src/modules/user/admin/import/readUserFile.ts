import { invalidFields } from '../../../../platform/problem/problem.ts';
import { decodeLines, isBlank, type FileLine } from './decodeLines.ts';
import { readHeadings } from './headings.ts';
import { readRow, type UniversitiesByName } from './readRow.ts';
import { faultOf, type Column, type Fault, type FileRow, type UserFile } from './userFile.ts';
import { CsvError, parse } from 'csv-parse/sync';

/**
 * Parses a file of users. Lines are independent: an error in one does not affect others, and no quoted field extends
 * beyond its line. Existing accounts are not checked here.
 * @throws Problem VALIDATION_FAILED on `file` for an unusable file
 */
export function readUserFile(bytes: Uint8Array, universities: UniversitiesByName): UserFile {
  const file = decodeLines(bytes);
  if (file === undefined) throw invalidFields({ file: 'userFileNotText' });
  const [head, ...lines] = file.lines.filter(({ text }) => text === null || !isBlank(text));
  if (head === undefined) throw invalidFields({ file: 'userFileEmpty' });
  const delimiter = delimiterOf(head.text ?? '');
  const headings = head.text === null ? undefined : splitLine(head.text, delimiter);
  if (headings === undefined) throw invalidFields({ file: 'userFileHeadingBroken' });
  // Spreadsheets append empty columns.
  const columns = readHeadings(withoutEmptyEnd(headings));
  if (lines.length === 0) throw invalidFields({ file: 'userFileEmpty' });

  const rows: FileRow[] = [];
  const faults: Fault[] = [];
  const firstLines = new Map<string, number>();
  for (const line of lines) {
    const read = readLine(line, delimiter, columns, universities);
    if (!('email' in read)) {
      faults.push(...read);
      continue;
    }
    const key = read.email.toLowerCase();
    const otherLine = firstLines.get(key);
    if (otherLine === undefined) {
      firstLines.set(key, read.line);
      rows.push(read);
    } else {
      const details = { column: 'EMAIL', value: read.email, otherLine } as const;
      faults.push(faultOf(read.line, 'EMAIL_REPEATED', details));
    }
  }
  return { encoding: file.encoding, rows, faults };
}

function readLine(
  { line, text }: FileLine,
  delimiter: Delimiter,
  columns: readonly Column[],
  universities: UniversitiesByName,
): FileRow | readonly Fault[] {
  if (text === null) return [faultOf(line, 'ENCODING_MIXED')];
  const split = splitLine(text, delimiter);
  if (split === undefined) return [faultOf(line, 'QUOTE_BROKEN', { value: text })];
  const cells = split.length > columns.length ? withoutEmptyEnd(split) : split;
  if (cells.length > columns.length) return [faultOf(line, 'COLUMN_COUNT', { value: text })];
  // Spreadsheets omit empty fields at the end of a line.
  const fields = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
  return readRow(line, fields, universities);
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

type Delimiter = ',' | ';' | '\t';

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';'];

/** The trimmed fields of one line (RFC 4180); undefined if a quotation mark is not closed or misplaced. */
function splitLine(line: string, delimiter: Delimiter): readonly string[] | undefined {
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
function delimiterOf(headings: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
