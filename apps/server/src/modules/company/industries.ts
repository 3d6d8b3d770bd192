import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The open public jobs of each industry at a moment. */
function industryCounts(now: Date): RawBuilder<unknown> {
  return sql`select c.industry_id as id, count(*)::int as jobs
    from jobs j join companies c on c.id = j.company_id
    where j.audience = 'PUBLIC' and not j.is_closed and j.open_until > ${now.toISOString()}::timestamptz
    group by c.industry_id`;
}

/** One category with the jobs in it, as the shared contract's `Category`. */
function categoryJson(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'title', ${column('title')}, 'titleJp', ${column('title_jp')},
    'parentId', ${column('parent_id')}, 'jobCount', coalesce(${column('jobs')}, 0))`;
}

/**
 * A table of categories as the shared contract's `CategoryNode`s, nested by parent, as JSON text.
 * @param table `industries` or `job_categories`
 * @param counts a query of `id` and `jobs`, the open jobs directly in a category
 */
export async function categoryTree(
  database: Kysely<Database>,
  table: 'industries' | 'job_categories',
  counts: RawBuilder<unknown>,
): Promise<string> {
  const { rows } = await sql<{ tree: string }>`
    with counted as (
      select k.*, n.jobs from ${sql.table(table)} k left join (${counts}) n on n.id = k.id
    )
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'title', p.title, 'titleJp', p.title_jp, 'parentId', p.parent_id,
      'jobCount', coalesce(p.jobs, 0) + coalesce((select sum(c.jobs) from counted c where c.parent_id = p.id), 0),
      'children', coalesce((select json_agg(${categoryJson('c')} order by c.position, c.title)
        from counted c where c.parent_id = p.id), '[]')
    ) order by p.position, p.title), '[]')::text as tree
    from counted p where p.parent_id is null`.execute(database);
  return rows[0]?.tree ?? '[]';
}

/** The industries nested by parent, with the open public jobs of each, as JSON text. */
export async function industryTree(database: Kysely<Database>, now: Date): Promise<string> {
  return categoryTree(database, 'industries', industryCounts(now));
}

/** The industries as a bare list, parents before what is below them, as JSON text. */
export async function plainIndustries(database: Kysely<Database>, now: Date): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    with counted as (
      select k.*, n.jobs, coalesce(p.position, k.position) as place, coalesce(p.title, k.title) as top
      from industries k
      left join industries p on p.id = k.parent_id
      left join (${industryCounts(now)}) n on n.id = k.id
    )
    select coalesce(json_agg(${categoryJson('c')}
      order by c.place, c.top, c.parent_id nulls first, c.position, c.title), '[]')::text as list
    from counted c`.execute(database);
  return rows[0]?.list ?? '[]';
}
