import { sql, type Kysely } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../platform/page/rowsJson.ts';
import { companySummary } from './companySummary.ts';

/** A page of the companies that looked at a user's profile, each once, as JSON text, the latest first. */
export async function listProfileViews(
  database: Kysely<Database>,
  userId: string,
  page: PageRequest,
  now: Date,
): Promise<RowsJson> {
  const { rows } = await sql<RowsJson>`
    with page as materialized (
      select v.company_id, v.viewed_at, v.view_count,
        row_number() over (order by v.viewed_at desc, v.company_id) as place
      from profile_views v where v.user_id = ${userId}
      order by v.viewed_at desc, v.company_id limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(json_build_object('company', ${companySummary('c', now)},
      'viewedAt', ${instantJson('page.viewed_at')}, 'viewCount', page.view_count) order by page.place), '[]')::text as rows,
      count(*)::int as count
    from page join companies c on c.id = page.company_id`.execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many companies looked. */
export async function countProfileViews(database: Kysely<Database>, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from profile_views v where v.user_id = ${userId} limit ${TOTAL_LIMIT}) counted`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** Writes down that a company looked at a user's profile; looks on one day (UTC) count as one. */
export async function recordProfileView(
  database: Kysely<Database>,
  userId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  const moment = sql<string>`greatest(profile_views.viewed_at, excluded.viewed_at)`;
  await database
    .insertInto('profile_views')
    .values({ user_id: userId, company_id: companyId, viewed_at: now, view_count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id']).doUpdateSet({
        viewed_at: moment,
        view_count: sql<number>`profile_views.view_count
          + case when profile_views.viewed_at::date = excluded.viewed_at::date then 0 else 1 end`,
      }),
    )
    .execute();
}

/** Takes away who looked at the profile of a user whose account is deleted. */
export async function forgetProfileViews(database: Kysely<Database>, userId: string): Promise<void> {
  await database.deleteFrom('profile_views').where('user_id', '=', userId).execute();
}
