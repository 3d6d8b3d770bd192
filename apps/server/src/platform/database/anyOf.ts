import { sql, type RawBuilder } from 'kysely';

/**
 * For `=`: one of the values. They are one parameter, so that the statement has the same text however many they are, which
 * it would not have with `in`.
 * @example
 * .where('id', '=', anyOf(ids))
 */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}
