import { isRecord } from './judge.ts';
import { idOf } from './row.ts';
import type { Misfit } from './shape.ts';
import { shown } from './shown.ts';

/** A page of a list, with any name of its rows. */
export interface Page {
  readonly currentPage: unknown;
  readonly nextPage: unknown;
  readonly prevPage: unknown;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly rows: readonly unknown[];
  /** Name of the rows: `data`, or `companies`. */
  readonly rowsName: string;
}

/** Where counting stops (specs/README.md, "Lists and pages"): this many, or more. */
export const COUNTED = 10_000;

/** The page in an answer; undefined when it is none. */
export function pageIn(body: unknown): Page | undefined {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data)) return undefined;
  const { totalPages, totalRecords, currentPage, nextPage, prevPage } = data;
  const rows = Object.entries(data).find((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  if (typeof totalPages !== 'number' || typeof totalRecords !== 'number' || rows === undefined)
    return undefined;
  return { currentPage, nextPage, prevPage, totalPages, totalRecords, rows: rows[1], rowsName: rows[0] };
}

/** Checks the arithmetic of a page. @param requested the requested page and size; the page must exist or be the first */
export function arithmeticOf(
  page: Page,
  requested: { readonly page: number; readonly size: number },
): Misfit[] {
  const { totalPages, totalRecords, rows } = page;
  const isCounted = totalRecords < COUNTED;
  const misfits: Misfit[] = [];
  const expect = (name: string, holds: boolean, expected: string, got: unknown): void => {
    if (!holds) misfits.push({ path: `data.${name}`, expected, got: shown(got) });
  };
  const pages = Math.ceil(totalRecords / requested.size);
  expect('currentPage', page.currentPage === requested.page, String(requested.page), page.currentPage);
  expect(
    'totalPages',
    isCounted ? totalPages === pages : totalPages >= pages,
    `${isCounted ? '' : 'at least '}${pages}, for ${totalRecords} records by ${requested.size}`,
    totalPages,
  );
  const next = requested.page < pages ? requested.page + 1 : null;
  expect(
    'nextPage',
    page.nextPage === next || (!isCounted && requested.page >= pages),
    shown(next),
    page.nextPage,
  );
  const prev = requested.page > 1 ? requested.page - 1 : null;
  expect('prevPage', page.prevPage === prev, shown(prev), page.prevPage);
  const before = requested.size * (requested.page - 1);
  const entries = Math.max(0, Math.min(requested.size, totalRecords - before));
  if (isCounted ? rows.length === entries : rows.length <= requested.size) return misfits;
  // On a last page that is not full, the rows show how many there are.
  if (isCounted && page.nextPage === null && rows.length < requested.size) {
    expect('totalRecords', false, `${before + rows.length}, as the entries are`, totalRecords);
  } else {
    misfits.push({
      path: `data.${page.rowsName}`,
      expected: `${isCounted ? '' : 'at most '}${isCounted ? entries : requested.size} entries`,
      got: `${rows.length} of ${totalRecords} entries`,
    });
  }
  return misfits;
}

/** The rows that occur on both of two pages, by id if they have one. */
export function sharedRows(one: Page, other: Page): readonly string[] {
  const known = new Set(one.rows.map(keyOf));
  return other.rows.map(keyOf).filter((key) => known.has(key));
}

/** The key of a row within its list. */
export function keyOf(row: unknown): string {
  return (isRecord(row) ? idOf(row) : undefined) ?? JSON.stringify(row);
}
