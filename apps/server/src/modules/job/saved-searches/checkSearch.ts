import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import type { NewSavedSearch } from './savedSearch.ts';

/** Filters that name records, and where these are. */
const NAMED = {
  locationId: 'locations',
  categoryId: 'job_categories',
  industryId: 'industries',
} as const;

/**
 * Refuses a search that could not be made: with a place, category or industry that is not there.
 * @throws Problem VALIDATION_FAILED that names each field
 */
export async function checkSearch(database: Kysely<Database>, { filters }: NewSavedSearch): Promise<void> {
  const broken: Record<string, string> = {};
  const unknown = [
    ...unknownIds('locationId', filters.locationId),
    ...unknownIds('categoryId', filters.categoryId),
    ...unknownIds('industryId', filters.industryId),
  ];
  if (unknown.length > 0) {
    const { rows } = await sql<{ field: string }>`${sql.join(unknown, sql` union all `)}`.execute(database);
    for (const { field } of rows) broken[field] = 'unknown';
  }
  if (Object.keys(broken).length > 0) throw invalidFields(broken);
}

function unknownIds(filter: keyof typeof NAMED, ids: readonly string[] = []): readonly RawBuilder<unknown>[] {
  if (ids.length === 0) return [];
  return [
    sql`select ${`filters.${filter}.`}::text || (asked.place - 1) as field
      from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
      where not exists (select from ${sql.table(NAMED[filter])} known where known.id = asked.id)`,
  ];
}
