import { invalidFields } from '../../../../platform/problem/problem.ts';
import type { FileEncoding } from './userFile.ts';

export interface FileLine {
  /** From 1. */
  readonly line: number;
  /** Null if it is not in the encoding of the file. */
  readonly text: string | null;
}

export interface DecodedFile {
  readonly encoding: FileEncoding;
  /** Without blank lines, of which a file may have millions. */
  readonly lines: readonly FileLine[];
}

/** Most lines after the headings (user contract, `createUserImport`). */
export const LINE_LIMIT = 10_000;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NUL = 0x00;

/** Bytes of a blank line in any encoding of one byte. */
const BLANKS = Buffer.from(' ,;\t\v\f\r');

/** A PDF may consist of text alone, so it is known by its first bytes. */
const PDF = Buffer.from('%PDF-');

/**
 * Detects the encoding of a file from its bytes alone (Encoding Standard). Without a byte order mark each line is
 * checked individually: the encoding of most non-ASCII lines is that of the file, and a line that differs is reported.
 * @returns undefined if it is not text
 * @throws Problem VALIDATION_FAILED on `file` for more than `LINE_LIMIT` lines after the headings
 */
export function decodeLines(bytes: Uint8Array): DecodedFile | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeWide(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeWide(bytes, 'utf-16be');
  // Spreadsheets, pictures and archives contain NUL bytes, text does not.
  if (bytes.includes(NUL) || PDF.equals(bytes.subarray(0, PDF.length))) return undefined;
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const lines = splitBytes(hasMark ? bytes.subarray(3) : bytes).map(({ line, content }) => ({
    line,
    utf8: decode('utf-8', content),
    shiftJis: () => decode('shift_jis', content),
    isAscii: content.every((byte) => byte < 0x80),
  }));
  const telling = lines.filter(({ isAscii }) => !isAscii);
  const inUtf8 = telling.filter(({ utf8 }) => utf8 !== null).length;
  const isUtf8 = hasMark || inUtf8 * 2 >= telling.length;
  if (!isUtf8 && telling.every(({ shiftJis }) => shiftJis() === null)) return undefined;
  return {
    encoding: hasMark ? 'UTF_8_WITH_BOM' : isUtf8 ? 'UTF_8' : 'SHIFT_JIS',
    lines: lines.map(({ line, utf8, shiftJis, isAscii }) => ({
      line,
      text: isUtf8 || isAscii ? utf8 : isWideUtf8(utf8) ? null : shiftJis(),
    })),
  };
}

/**
 * Whether valid UTF-8 text cannot be Shift_JIS: two half-width kana are also valid two-byte UTF-8, but three-byte kana
 * and kanji do not occur in Shift_JIS by chance.
 */
function isWideUtf8(utf8: string | null): boolean {
  return utf8 !== null && /[\u0800-\uffff]/.test(utf8);
}

function decodeWide(bytes: Uint8Array, label: 'utf-16le' | 'utf-16be'): DecodedFile | undefined {
  const text = decode(label, bytes);
  if (text === null) return undefined;
  const lines: FileLine[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries())
    if (!isBlank(line)) add(lines, { line: index + 1, text: line });
  return { encoding: 'UTF_16', lines };
}

/** Null if the bytes are not valid in the encoding. */
function decode(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Line ends are never part of another character, neither in UTF-8 nor in Shift_JIS. */
function splitBytes(bytes: Uint8Array): readonly { readonly line: number; readonly content: Uint8Array }[] {
  const end = bytes.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
  const lines: { readonly line: number; readonly content: Uint8Array }[] = [];
  for (let start = 0, line = 1; start <= bytes.length; line += 1) {
    const next = bytes.indexOf(end, start);
    const stop = next === -1 ? bytes.length : next;
    let first = start;
    while (first < stop && BLANKS.includes(bytes[first] ?? NUL)) first += 1;
    const isReturned = end === LINE_FEED && stop > start && bytes[stop - 1] === CARRIAGE_RETURN;
    if (first < stop) add(lines, { line, content: bytes.subarray(start, isReturned ? stop - 1 : stop) });
    start = stop + 1;
  }
  return lines;
}

function add<Line>(lines: Line[], line: Line): void {
  if (lines.length > LINE_LIMIT)
    throw invalidFields({ file: { rule: 'userFileTooLong', values: { maximum: LINE_LIMIT } } });
  lines.push(line);
}

/** Spreadsheets write empty rows as lines of delimiters. */
export function isBlank(text: string): boolean {
  return /^[\s,;]*$/u.test(text);
}
