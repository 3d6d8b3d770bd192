import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { TtlCache } from '../ttlCache.ts';
import { PLANNED_FOR_VALUES } from '../database/preparedStatements.ts';
import type { Database } from '../database/schema.ts';
import { JsonText } from '../json/jsonText.ts';
import { pageOffset, toPageJson, TOTAL_LIMIT, type PageJson, type PageRequest } from './page.ts';

/** The rows of a page as a JSON array, and their number. */
export interface RowsJson<T> {
  readonly rows: JsonText<T[]>;
  readonly count: number;
}

export const NO_ROWS: RowsJson<never> = { rows: new JsonText('[]'), count: 0 };

/** The row of a statement of `selectRows`, as the driver reads it. */
export interface SelectedRows<T> {
  readonly rows: string;
  readonly count: number;
  /** Declares the type; does not exist at runtime. */
  readonly shape?: T;
}

/**
 * A statement that returns rows as JSON.
 * @param statement builds the statement around the selection
 * @example
 * selectRows(jobJson('j'), sql`page.place`, (rows) => sql`select ${rows} from page join jobs j on j.id = page.id`)
 */
export function selectRows<T>(
  row: Expression<T>,
  order: RawBuilder<unknown>,
  statement: (selected: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<SelectedRows<T>> {
  return sql`${statement(
    sql`coalesce(json_agg(${row} order by ${order}), '[]')::text as rows, count(*)::int as count`,
  )}`;
}

export async function runRows<T>(
  database: Kysely<Database>,
  statement: RawBuilder<SelectedRows<T>>,
): Promise<RowsJson<T>> {
  const { rows } = await statement.execute(database);
  const [row] = rows;
  return row === undefined ? NO_ROWS : { rows: new JsonText(row.rows), count: row.count };
}

export function readRows<T>(
  database: Kysely<Database>,
  row: Expression<T>,
  order: RawBuilder<unknown>,
  statement: (selected: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<RowsJson<T>> {
  return runRows(database, selectRows(row, order, statement));
}

/** Counts the rows of a query up to `TOTAL_LIMIT`. */
export function selectTotal(query: RawBuilder<unknown>): RawBuilder<{ total: number }> {
  return sql`select count(*)::int as total from (${query} limit ${TOTAL_LIMIT}) counted ${PLANNED_FOR_VALUES}`;
}

export async function runTotal(
  database: Kysely<Database>,
  statement: RawBuilder<{ total: number }>,
): Promise<number> {
  const { rows } = await statement.execute(database);
  return rows[0]?.total ?? 0;
}

export function countRows(database: Kysely<Database>, query: RawBuilder<unknown>): Promise<number> {
  return runTotal(database, selectTotal(query));
}

/** The rows of one list, followed by those of another. */
export function joinRows<T>(above: RowsJson<T>, below: RowsJson<T>): RowsJson<T> {
  if (above.count === 0) return below;
  if (below.count === 0) return above;
  return {
    rows: new JsonText(`${above.rows.text.slice(0, -1)},${below.rows.text.slice(1)}`),
    count: above.count + below.count,
  };
}

/** The rows and the total of a page. */
export interface PageSource<T> {
  readonly rows: () => Promise<RowsJson<T>>;
  /** Counted up to `TOTAL_LIMIT`, and only if the rows do not imply it. */
  readonly total: () => Promise<number>;
  /** Where a counted total is cached, and its key; without it each request counts. */
  readonly remembered?: { readonly totals: TtlCache<number>; readonly key: string };
}

/**
 * A page that is not full ends the list, so its total needs no counting. A page beyond the limit of a total is empty,
 * so that it cannot make the database count that far.
 */
export function pageJson<T>(request: PageRequest, source: PageSource<T>): Promise<JsonText<PageJson<T>>>;
/** @param name the contract's name of the rows */
export function pageJson<T, Name extends string>(
  request: PageRequest,
  source: PageSource<T>,
  name: Name,
): Promise<JsonText<PageJson<T, Name>>>;
export async function pageJson(
  request: PageRequest,
  source: PageSource<unknown>,
  name = 'data',
): Promise<JsonText<unknown>> {
  const offset = pageOffset(request);
  const { rows, count } = offset >= TOTAL_LIMIT ? NO_ROWS : await source.rows();
  const revealsTotal = count < request.size && (count > 0 || offset === 0);
  const total = revealsTotal ? offset + count : await counted(source);
  return toPageJson(request, total, rows, name);
}

function counted({ total, remembered }: PageSource<unknown>): Promise<number> {
  return remembered === undefined ? total() : remembered.totals.get(remembered.key, total);
}
