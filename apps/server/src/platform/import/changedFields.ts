import { sql, type RawBuilder } from 'kysely';

/**
 * The file's column names that a statement changed. The query around it joins `new`, the rows that the statement returns,
 * with their table as `old`: within one query, a table has the rows from before its statements.
 * @param fields columns by their names in the file
 */
export function changedFields(fields: Readonly<Record<string, readonly string[]>>): RawBuilder<string[]> {
  const changes = Object.entries(fields).map(([field, columns]) => {
    const row = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
    return sql`(${field}::text, row(${row('old')}) is distinct from row(${row('new')}))`;
  });
  return sql`array(select field from (values ${sql.join(changes)}) change(field, is_changed) where is_changed)`;
}
