import { sql, type Expression, type RawBuilder, type SelectType, type SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JsonText } from './jsonText.ts';

/** An SQL expression for each property of a type. */
export type Properties<T> = T extends object ? { readonly [Name in keyof T]: Expression<T[Name]> } : never;

/**
 * An object of a contract, built by PostgreSQL. A missing, unknown or wrongly nullable property is a type error.
 * @example
 * json<Location>({ id: l('id'), city: l('city'), … })
 */
export function json<T extends object = never>(properties: Properties<NoInfer<T>>): RawBuilder<T>;
export function json(properties: Readonly<Record<string, Expression<unknown>>>): RawBuilder<unknown> {
  return built('json_build_object', properties);
}

/** Like `json`, for an object that is merged with another by `||`. */
export function jsonb<T extends object = never>(properties: Properties<NoInfer<T>>): RawBuilder<T>;
export function jsonb(properties: Readonly<Record<string, Expression<unknown>>>): RawBuilder<unknown> {
  return built('jsonb_build_object', properties);
}

/**
 * One statement fragment for all properties, not one for each: a page of jobs has hundreds, built again for each
 * request.
 */
function built(name: string, properties: Readonly<Record<string, Expression<unknown>>>): RawBuilder<unknown> {
  const names = Object.keys(properties).map((property) => `'${property}', `);
  const fragments = [`${name}(${names[0] ?? ''}`, ...names.slice(1).map((quoted) => `, ${quoted}`), ')'];
  return sql(Object.assign(fragments, { raw: fragments }), ...Object.values(properties));
}

/** References by name; the server uses a few hundred. */
const REFERENCES = new Map<string, RawBuilder<unknown>>();

/** Typed columns of a table under an alias. */
export function columnsOf<Table extends keyof Database>(
  alias: string,
): <Column extends keyof Database[Table] & string>(
  column: Column,
) => RawBuilder<SelectType<Database[Table][Column]>> {
  return (column) => {
    const name = `${alias}.${column}`;
    const known = REFERENCES.get(name) ?? sql.ref(name);
    REFERENCES.set(name, known);
    return known.$castTo();
  };
}

/** The rows of the statement as a list, empty without rows. */
export function listed<T>(row: Expression<T>, order: RawBuilder<unknown>): RawBuilder<T[]> {
  return sql`coalesce(json_agg(${row} order by ${order}), '[]')`;
}

/** The rows of a query as a list, empty without rows. */
export function listOf<T>(
  row: Expression<T>,
  { order, from }: { readonly order: RawBuilder<unknown>; readonly from: RawBuilder<unknown> },
): RawBuilder<T[]> {
  return sql`(select ${listed(row, order)} from ${from})`;
}

/** For a query that always has a row. */
export function rowOf<T>(row: Expression<T>, from: RawBuilder<unknown>): RawBuilder<T> {
  return sql`(select ${row} from ${from})`;
}

/** Null without a row. */
export function rowOrNull<T>(row: Expression<T>, from: RawBuilder<unknown>): RawBuilder<T | null> {
  return sql`(select ${row} from ${from})`;
}

export function onlyWhen<T>(condition: Expression<SqlBool>, value: Expression<T>): RawBuilder<T | null> {
  return sql`case when ${condition} then ${value} end`;
}

/** The names of the conditions that hold, as a list. */
export function holding<Name extends string>(
  conditions: Readonly<Partial<Record<Name, RawBuilder<SqlBool>>>>,
): RawBuilder<Name[]> {
  const names = Object.entries(conditions).map(
    ([name, holds]) => sql`case when ${holds} then ${name}::text end`,
  );
  return sql`to_json(array_remove(array[${sql.join(names)}]::text[], null))`;
}

/** For a condition that is never null. */
export function truth(condition: RawBuilder<SqlBool>): RawBuilder<boolean> {
  return condition.$castTo<boolean>();
}

/** The same value for every row. */
export function constant<T>(value: T): RawBuilder<T> {
  return sql`${JSON.stringify(value)}::json`;
}

/** JSON built by another statement. */
export function madeBefore<T>({ text }: JsonText<T>): RawBuilder<T> {
  return sql`${text}::jsonb`;
}

/** An object stored in a JSON column; missing properties are taken from `whole`. */
export function completed<T extends object>(whole: T, column: Expression<unknown>): RawBuilder<T> {
  return sql`(${JSON.stringify(whole)}::jsonb || ${column})`;
}

/** Merges two objects of `jsonb`. */
export function merged<A extends object, B extends object>(
  first: Expression<A>,
  second: Expression<B>,
): RawBuilder<A & B> {
  return sql`(${first} || ${second})`;
}

/** A text column whose check constraint allows the contract's values only. */
export function wordOf<Word extends string>(column: RawBuilder<string>): RawBuilder<Word>;
export function wordOf<Word extends string>(column: RawBuilder<string | null>): RawBuilder<Word | null>;
export function wordOf(column: RawBuilder<string | null>): RawBuilder<string | null> {
  return column;
}

/** A JSON column that contains the contract's type. */
export function stored<T>(column: RawBuilder<unknown>): RawBuilder<T> {
  return column.$castTo<T>();
}

/** A moment as in the contracts, `2026-11-25T14:59:00.000Z`; null stays null. */
export function instant<T extends string | null>(moment: Expression<T>): RawBuilder<T> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
