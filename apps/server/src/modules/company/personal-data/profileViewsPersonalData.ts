import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the company service about a student: who viewed the profile. */
export const profileViewsPersonalData: PersonalData = {
  name: 'companies',
  tables: ['profile_views'],
  async collect(database, reader) {
    const { rows: profileViews } = await sql<object>`
      select c.name as company, c.name_jp as "companyJp", v.viewed_at as "viewedAt", v.view_count as "viewCount"
      from profile_views v join companies c on c.id = v.company_id
      where v.user_id = ${reader.userId} order by v.viewed_at desc, v.company_id`.execute(database);
    const sections = [section(WORDS[reader.language].profileViews, profileViews, reader)];
    return { data: { profileViews }, sections };
  },
};
