import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { ExpandedJobFilter, JobFilter } from './jobFilter.ts';

/** Filters with the categories and industries they name and those below them, looked up only where some are named. */
export async function expandFilters(
  database: Kysely<Database>,
  filters: readonly JobFilter[],
): Promise<readonly ExpandedJobFilter[]> {
  const [categories, industries] = await Promise.all([
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
  return filters.map(({ categoryId, industryId, ...filter }) => ({
    ...filter,
    categoryIds: named(categoryId, categories),
    industryIds: named(industryId, industries),
  }));
}

/** One filter, expanded. */
export async function expandFilter(
  database: Kysely<Database>,
  filter: JobFilter,
): Promise<ExpandedJobFilter> {
  const [expanded] = await expandFilters(database, [filter]);
  return expanded ?? { ...filter, categoryIds: undefined, industryIds: undefined };
}

type Families = ReadonlyMap<string, readonly string[]>;

/** Each id that is there, with those directly below it. */
async function familiesOf(
  database: Kysely<Database>,
  table: 'job_categories' | 'industries',
  ids: readonly string[],
): Promise<Families> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; family: string[] }>`
    select head.id, array(select k.id from ${sql.table(table)} k where k.id = head.id or k.parent_id = head.id) as family
    from ${sql.table(table)} head where head.id = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map(({ id, family }) => [id, family]));
}

function named(ids: readonly string[] | undefined, families: Families): readonly string[] | undefined {
  if (ids === undefined || ids.length === 0) return undefined;
  return [...new Set(ids.flatMap((id) => families.get(id) ?? []))];
}
