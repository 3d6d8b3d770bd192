import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JsonText } from '../json/jsonText.ts';
import { sliceOf, type PageJson, type PageRequest, type Slice } from './page.ts';
import { pageJson, runRows, runTotal, selectRows, selectTotal, type PageSource } from './rowsJson.ts';

/** A list that is read a page at a time. */
export interface List<T> {
  /** A row as JSON, from the tables in `shown`. */
  readonly row: Expression<T>;
  /** Identifies a row in both `from` and `shown`. */
  readonly id: RawBuilder<unknown>;
  /** The tables that `where` and `order` read. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
  /** Ends with a unique column, so that no row is on two pages. */
  readonly order: RawBuilder<unknown>;
  /** The tables that `row` reads, if they differ from `from`. */
  readonly shown?: RawBuilder<unknown>;
}

/** Finds the ids first, in the order of an index, and reads the rest only for them. */
export function selectSlice<T>(
  { row, id, from, where, order, shown = from }: List<T>,
  { offset, size }: Slice,
) {
  return selectRows(
    row,
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select ${id} as id, row_number() over (order by ${order}) as place
      from ${from} where ${where}
      order by ${order} limit ${size} offset ${offset}
    )
    select ${selected}
    from page, ${shown} where ${id} = page.id`,
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
    rows: () => runRows(database, selectSlice(list, sliceOf(request))),
    total: () => countList(database, list),
    ...(remembered !== undefined && { remembered }),
  });
}
