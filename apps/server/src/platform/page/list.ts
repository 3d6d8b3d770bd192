import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JsonText } from '../json/jsonText.ts';
import { sliceOf, type PageJson, type PageRequest, type Slice } from './page.ts';
import { pageJson, runRows, runTotal, selectRows, selectTotal, type PageSource } from './rowsJson.ts';

/** A list that is read a page at a time: which rows it holds, in which order, and what a row shows. */
export interface List<T> {
  /** A row as JSON, of the tables in `shown`. */
  readonly row: Expression<T>;
  /** What a row is found by, both in `from` and in `shown`. */
  readonly id: RawBuilder<unknown>;
  /** The tables that `where` and `order` read. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
  /** Ends with what is unique, so that no row is on two pages. */
  readonly order: RawBuilder<unknown>;
  /** The tables that `row` reads; those in `from` where it is left out. */
  readonly shown?: RawBuilder<unknown>;
}

/** The statement of some rows. Their ids come first, from the index that has the order; only for them the rest is read. */
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

/** The statement of how many rows there are, counted up to the limit of a total. */
export function selectCount({ from, where }: List<unknown>): RawBuilder<{ total: number }> {
  return selectTotal(sql`select from ${from} where ${where}`);
}

/** How many rows there are, counted up to the limit of a total. */
export function countList(database: Kysely<Database>, list: List<unknown>): Promise<number> {
  return runTotal(database, selectCount(list));
}

/** A page as JSON text. @param remembered where the total is remembered for a moment */
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
