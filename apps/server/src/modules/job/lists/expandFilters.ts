import { sql, type Kysely } from 'kysely';
import { anyOf } from '../../../platform/database/anyOf.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { codeOf, type ExpandedJobFilter, type JobFilter } from './jobFilter.ts';

/** Adds the places within filtered locations, the children of filtered categories and industries, and the job whose code is the whole search text. */
export async function expandFilters(
  database: Kysely<Database>,
  filters: readonly JobFilter[],
): Promise<readonly ExpandedJobFilter[]> {
  const [coded, locations, categories, industries] = await Promise.all([
    jobsOfCodes(
      database,
      filters.flatMap(({ search }) => codeOf(search) ?? []),
    ),
    familiesOf(
      database,
      'locations',
      filters.flatMap(({ locationId = [] }) => locationId),
    ),
    familiesOf(
      database,
      'job_categories',
      filters.flatMap(({ categoryId = [] }) => categoryId),
    ),
    familiesOf(
      database,
      'industries',
      filters.flatMap(({ industryId = [] }) => industryId),
    ),
  ]);
  return filters.map(({ categoryId, industryId, locationId, ...filter }) => ({
    ...filter,
    locationIds: named(locationId, locations),
    codedJobId: coded.get(codeOf(filter.search) ?? ''),
    categoryIds: named(categoryId, categories),
    industryIds: named(industryId, industries),
  }));
}

export async function expandFilter(
  database: Kysely<Database>,
  filter: JobFilter,
): Promise<ExpandedJobFilter> {
  const [expanded] = await expandFilters(database, [filter]);
  return expanded ?? { ...filter, locationIds: undefined, categoryIds: undefined, industryIds: undefined };
}

async function jobsOfCodes(
  database: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('jobs')
    .select(['code', 'id'])
    .where('code', '=', anyOf(codes))
    .execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

type Families = ReadonlyMap<string, readonly string[]>;

/** Each existing id with all below it. */
async function familiesOf(
  database: Kysely<Database>,
  table: 'locations' | 'job_categories' | 'industries',
  ids: readonly string[],
): Promise<Families> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; family: string[] }>`
    with recursive below as (
      select id as head, id from ${sql.table(table)} where id = any(${ids}::uuid[])
      union
      select below.head, k.id from below join ${sql.table(table)} k on k.parent_id = below.id
    )
    select head as id, array_agg(id) as family from below group by head`.execute(database);
  return new Map(rows.map(({ id, family }) => [id, family]));
}

function named(ids: readonly string[] | undefined, families: Families): readonly string[] | undefined {
  if (ids === undefined || ids.length === 0) return undefined;
  return [...new Set(ids.flatMap((id) => families.get(id) ?? []))];
}
