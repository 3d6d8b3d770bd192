import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { PLANNED_FOR_VALUES } from '../database/preparedStatements.ts';
import type { Database } from '../database/schema.ts';
import type { JsonText } from '../json/jsonText.ts';
import { sliceOf, type PageJson, type PageRequest, type Slice } from './page.ts';
import {
  NO_ROWS,
  pageJson,
  runRows,
  runTotal,
  selectRows,
  selectTotal,
  type PageSource,
  type RowsJson,
} from './rowsJson.ts';

/** A list that is read a page at a time. */
export interface List<T> {
  /** A row as JSON, from the tables in `shown`. */
  readonly row: Expression<T>;
  /** The UUID that identifies a row in both `from` and `shown`. */
  readonly id: RawBuilder<unknown>;
  /** The tables that `where` and `order` read. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
  /** Ends with a unique column, so that no row is on two pages. */
  readonly order: RawBuilder<unknown>;
  /** The tables that `row` reads, if they differ from `from`. */
  readonly shown?: RawBuilder<unknown>;
}

/**
 * The statement that finds the rows of a slice. It is planned for its values each time, which is quick without the columns
 * of the rows.
 */
export function selectSlice({ id, from, where, order }: List<unknown>, { offset, size }: Slice) {
  return sql<{ id: string }>`
    select ${id} as id from ${from} where ${where} order by ${order} limit ${size} offset ${offset} ${PLANNED_FOR_VALUES}`;
}

/** The statement that reads rows by their ids, in this order: the same for every filter, so that its plan is kept. */
export function selectByIds<T>({ row, id, from, shown = from }: List<T>, ids: readonly string[]) {
  return selectRows(
    row,
    sql`page.place`,
    (selected) => sql`
    select ${selected}
    from unnest(${ids}::uuid[]) with ordinality as page (id, place), ${shown} where ${id} = page.id`,
  );
}

export async function readSlice<T>(
  database: Kysely<Database>,
  list: List<T>,
  slice: Slice,
): Promise<RowsJson<T>> {
  const { rows } = await selectSlice(list, slice).execute(database);
  if (rows.length === 0) return NO_ROWS;
  return runRows(
    database,
    selectByIds(
      list,
      rows.map(({ id }) => id),
    ),
  );
}

export function selectCount({ from, where }: List<unknown>): RawBuilder<{ total: number }> {
  return selectTotal(sql`select from ${from} where ${where}`);
}

export function countList(database: Kysely<Database>, list: List<unknown>): Promise<number> {
  return runTotal(database, selectCount(list));
}

/** @param remembered where the total is cached */
export function readPage<T>(
  database: Kysely<Database>,
  request: PageRequest,
  list: List<T>,
  remembered?: PageSource<T>['remembered'],
): Promise<JsonText<PageJson<T>>> {
  return pageJson(request, {
    rows: () => readSlice(database, list, sliceOf(request)),
    total: () => countList(database, list),
    ...(remembered !== undefined && { remembered }),
  });
}
