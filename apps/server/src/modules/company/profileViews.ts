import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { instant, json } from '../../platform/json/json.ts';
import { pageOffset, type PageRequest } from '../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../platform/page/rowsJson.ts';
import { companySummary } from './companySummary.ts';

type ProfileView = Answer<typeof manifest.company.listProfileViews, 200>['data']['data'][number];

/** A page of the companies that looked at a user's profile, each once, as JSON text, the latest first. */
export function listProfileViews(
  database: Kysely<Database>,
  userId: string,
  page: PageRequest,
  now: Date,
): Promise<RowsJson<ProfileView>> {
  return readRows(
    database,
    json<ProfileView>({
      company: companySummary('c', now),
      viewedAt: instant(sql<string>`page.viewed_at`),
      viewCount: sql<number>`page.view_count`,
    }),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select v.company_id, v.viewed_at, v.view_count,
        row_number() over (order by v.viewed_at desc, v.company_id) as place
      from profile_views v where v.user_id = ${userId}
      order by v.viewed_at desc, v.company_id limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join companies c on c.id = page.company_id`,
  );
}

/** How many companies looked. */
export function countProfileViews(database: Kysely<Database>, userId: string): Promise<number> {
  return countRows(database, sql`select from profile_views v where v.user_id = ${userId}`);
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
