import type { TotalCache } from './totalCache.ts';
import { pageOffset, toPageJson, TOTAL_LIMIT, type PageRequest } from './page.ts';

/** The rows of one page as SQL made them: a JSON array as text, and how many stand in it. */
export interface RowsJson {
  readonly rows: string;
  readonly count: number;
}

/** A page without rows. */
export const NO_ROWS: RowsJson = { rows: '[]', count: 0 };

/** The rows of one list and, below them, those of another. */
export function joinRows(above: RowsJson, below: RowsJson): RowsJson {
  if (above.count === 0) return below;
  if (below.count === 0) return above;
  return {
    rows: `${above.rows.slice(0, -1)},${below.rows.slice(1)}`,
    count: above.count + below.count,
  };
}

/** Where the rows of a page and their total come from. */
export interface PageSource {
  readonly rows: () => Promise<RowsJson>;
  /** The total, counted up to `TOTAL_LIMIT`; only asked when the rows do not tell it. */
  readonly total: () => Promise<number>;
  /** Where a counted total is remembered for a moment, and under which key; without it each request counts. */
  readonly remembered?: { readonly totals: TotalCache; readonly key: string };
  /** What the contract calls the rows, `data` unless told. */
  readonly name?: string;
}

/**
 * A page as JSON text. A page that is not full ends the list, so its total needs no counting; a page that begins
 * beyond the limit of a total is empty, so that nobody makes the database count its way there.
 */
export async function pageJson(request: PageRequest, source: PageSource): Promise<string> {
  const offset = pageOffset(request);
  const { rows, count } = offset >= TOTAL_LIMIT ? NO_ROWS : await source.rows();
  const tellsTotal = count < request.size && (count > 0 || offset === 0);
  const total = tellsTotal ? offset + count : await counted(source);
  return toPageJson(request, total, rows, source.name);
}

function counted({ total, remembered }: PageSource): Promise<number> {
  return remembered === undefined ? total() : remembered.totals.get(remembered.key, total);
}
