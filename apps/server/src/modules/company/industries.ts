import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { columnsOf, json, listOf } from '../../platform/json/json.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readOneJson } from '../../platform/json/readJson.ts';

/** The open public jobs of each industry at a moment. */
function industryCounts(now: Date): RawBuilder<unknown> {
  return sql`select c.industry_id as id, count(*)::int as jobs
    from jobs j join companies c on c.id = j.company_id
    where j.audience = 'PUBLIC' and not j.is_closed and j.open_until > ${now.toISOString()}::timestamptz
    group by c.industry_id`;
}

/** A category with the jobs in it (shared contract, `Category`). */
export type Category = CategoryNode['children'][number];

/** A category with those below it (shared contract, `CategoryNode`). */
export type CategoryNode = ResponseBody<
  typeof manifest.job.listJobCategories,
  200
>['data']['categories'][number];

function categoryJson(table: string): RawBuilder<Category> {
  const k = columnsOf<'industries'>(table);
  return json<Category>({
    id: k('id'),
    title: k('title'),
    titleJp: k('title_jp'),
    parentId: k('parent_id'),
    jobCount: sql<number>`coalesce(${sql.ref(`${table}.jobs`)}, 0)`,
  });
}

/**
 * A table of categories as the shared contract's `CategoryNode`s, nested by parent, as JSON text.
 * @param table `industries` or `job_categories`
 * @param counts a query of `id` and `jobs`, the open jobs directly in a category
 */
export function categoryTree(
  database: Kysely<Database>,
  table: 'industries' | 'job_categories',
  counts: RawBuilder<unknown>,
): Promise<JsonText<CategoryNode[]>> {
  const p = columnsOf<'industries'>('p');
  const node = json<CategoryNode>({
    id: p('id'),
    title: p('title'),
    titleJp: p('title_jp'),
    parentId: p('parent_id'),
    jobCount: sql<number>`coalesce(p.jobs, 0)
      + coalesce((select sum(c.jobs) from counted c where c.parent_id = p.id), 0)`,
    children: listOf(categoryJson('c'), {
      order: sql`c.position, c.title`,
      from: sql`counted c where c.parent_id = p.id`,
    }),
  });
  return readOneJson(
    database,
    listOf(node, { order: sql`p.position, p.title`, from: sql`counted p where p.parent_id is null` }),
    (selected) => sql`
      with counted as (
        select k.*, n.jobs from ${sql.table(table)} k left join (${counts}) n on n.id = k.id
      )
      select ${selected}`,
  );
}

/** The industries nested by parent, with the open public jobs of each, as JSON text. */
export function industryTree(database: Kysely<Database>, now: Date): Promise<JsonText<CategoryNode[]>> {
  return categoryTree(database, 'industries', industryCounts(now));
}

/** The industries as a flat list, parents before children, as JSON text. */
export function plainIndustries(database: Kysely<Database>, now: Date): Promise<JsonText<Category[]>> {
  return readOneJson(
    database,
    listOf(categoryJson('c'), {
      order: sql`c.place, c.top, c.parent_id nulls first, c.position, c.title`,
      from: sql`counted c`,
    }),
    (selected) => sql`
      with counted as (
        select k.*, n.jobs, coalesce(p.position, k.position) as place, coalesce(p.title, k.title) as top
        from industries k
        left join industries p on p.id = k.parent_id
        left join (${industryCounts(now)}) n on n.id = k.id
      )
      select ${selected}`,
  );
}
