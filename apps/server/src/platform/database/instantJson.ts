import { sql, type RawBuilder } from 'kysely';

/** An instant in JSON, `2026-11-25T14:59:00.000Z` (shared contract, `Instant`); null stays null. */
export function instantJson(reference: string): RawBuilder<string | null> {
  return sql`to_char(${sql.ref(reference)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
