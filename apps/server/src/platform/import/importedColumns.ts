import { sql } from 'kysely';
import { changedFields } from './changedFields.ts';

/**
 * Fragments of the statements that save imported records.
 * @param columns the column and its SQL type, by the field of the record
 * @param records with a `key` that identifies each
 */
export function importedColumns(
  columns: Readonly<Record<string, readonly [column: string, type: string]>>,
  records: readonly { readonly key: string }[],
) {
  const fields = Object.entries(columns);
  const types = fields.map(([field, [, type]]) => `"${field}" ${type}`).join(', ');
  return {
    columns: sql.join(fields.map(([, [column]]) => sql.ref(column))),
    columnsOf: (table: string) => sql.join(fields.map(([, [column]]) => sql.ref(`${table}.${column}`))),
    /** The records as the table `wanted`. */
    wanted: sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) wanted(key text, ${sql.raw(types)})`,
    /** The values of `wanted`, in the order of the columns. */
    values: sql.join(fields.map(([field]) => sql.ref(`wanted.${field}`))),
    /** As `changedFields`, without those in `jsonb`. */
    changed: changedFields(
      Object.fromEntries(
        fields.filter(([, [, type]]) => type !== 'jsonb').map(([field, [column]]) => [field, [column]]),
      ),
    ),
  };
}
