import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { List } from '../../platform/page/list.ts';
import { instant, json } from '../../platform/json/json.ts';
import { and, searchIn } from '../../platform/search/searchCondition.ts';
import { companySummary } from './companySummary.ts';
import type { PersonalData } from '../../platform/personal-data/personalData.ts';
import { section } from '../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

type ProfileView = ResponseBody<typeof manifest.company.listProfileViews, 200>['data']['data'][number];

/** The companies that viewed a user's profile and match a search, each once, the latest first. */
export const listProfileViews = (
  search: string | undefined,
  userId: string,
  now: Date,
): List<ProfileView> => ({
  row: json<ProfileView>({
    company: companySummary('c', now),
    viewedAt: instant(sql<string>`v.viewed_at`),
    viewCount: sql<number>`v.view_count`,
  }),
  id: sql`v.company_id`,
  from: sql`profile_views v`,
  where: and([sql<SqlBool>`v.user_id = ${userId}`, ...ofCompany(search)]),
  order: sql`v.viewed_at desc, v.company_id`,
  shown: sql`companies c join profile_views v on v.company_id = c.id and v.user_id = ${userId}`,
});

/** Without a search, companies are read only for the rows shown. */
function ofCompany(search: string | undefined): readonly RawBuilder<SqlBool>[] {
  const found = searchIn('ANYWHERE', 'c', search);
  return found === undefined
    ? []
    : [sql<SqlBool>`exists (select from companies c where c.id = v.company_id and ${found})`];
}

/** Records that a company viewed a user's profile; views on the same day (UTC) count as one. */
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

/** Deletes the profile views of a deleted account. */
export async function forgetProfileViews(database: Kysely<Database>, userId: string): Promise<void> {
  await database.deleteFrom('profile_views').where('user_id', '=', userId).execute();
}

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the company service about a student: who viewed the profile. */
export const profileViewsPersonalData: PersonalData = {
  name: 'companies',
  tables: ['profile_views'],
  async collect(database, reader) {
    const { rows: profileViews } = await sql<object>`
      select c.name as company, c.name_jp as "companyJp", v.viewed_at as "viewedAt", v.view_count as "viewCount"
      from profile_views v join companies c on c.id = v.company_id
      where v.user_id = ${reader.userId} order by v.viewed_at desc, v.company_id`.execute(database);
    const sections = [section(MESSAGES[reader.language].profileViews, profileViews, reader)];
    return { data: { profileViews }, sections };
  },
};
