import { faceTables } from '../generated/faceTables.ts';

/**
 * The faces that resumes are set in. `mincho` and `gothic` have the Japanese characters of code page 932, `rareMincho` the
 * kanji beyond it; `wideSerif` and `wideSans` have Latin with all accents, Greek and Cyrillic, the rest have the Latin
 * letters of English and most European languages.
 */
export type FaceName =
  | 'mincho'
  | 'rareMincho'
  | 'serif'
  | 'serifBold'
  | 'sans'
  | 'sansBold'
  | 'gothic'
  | 'wideSerif'
  | 'wideSans';

/** The faces that have letters of several parts, and place marks on letters that have no composed form. */
export const WIDE: ReadonlySet<FaceName> = new Set(['wideSerif', 'wideSans']);

/** Which characters each face has, and how wide they are, in the writing of `parseRuns`. */
const tables: Readonly<Record<FaceName, string>> = faceTables;

/** Width by code point, in ems. */
type Widths = ReadonlyMap<number, number>;

const known = new Map<FaceName, Widths>();

/** Reads the widths of a face, written by `writeRuns` of the scripts. */
export function parseRuns(runs: string): Widths {
  const widths = new Map<number, number>();
  let codePoint = 0;
  let width = 0;
  for (const run of runs.split(' ')) {
    const [distance = 0, length = 0, changed] = run.split(',').map((part) => Number.parseInt(part, 36));
    codePoint += distance;
    width = changed === undefined ? width : changed / 1000;
    for (const end = codePoint + length; codePoint < end; codePoint += 1) widths.set(codePoint, width);
  }
  return widths;
}

function widthsOf(face: FaceName): Widths {
  const read = known.get(face);
  if (read !== undefined) return read;
  const widths = parseRuns(tables[face]);
  known.set(face, widths);
  return widths;
}

/** How wide a character is in a face, in ems; undefined where the face has no glyph for it. */
export function glyphWidth(face: FaceName, codePoint: number): number | undefined {
  return widthsOf(face).get(codePoint);
}
