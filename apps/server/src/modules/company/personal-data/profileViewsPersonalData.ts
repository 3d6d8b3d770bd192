import { lines } from '../../../platform/personal-data/lines.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the company service about a student: who viewed the profile. */
export const profileViewsPersonalData: PersonalData = {
  name: 'companies',
  tables: ['profile_views'],
  async collect(database, reader) {
    const rows = await database
      .selectFrom('profile_views as v')
      .innerJoin('companies as c', 'c.id', 'v.company_id')
      .select(['c.name', 'c.name_jp', 'v.viewed_at', 'v.view_count'])
      .where('v.user_id', '=', reader.userId)
      .orderBy('v.viewed_at', 'desc')
      .orderBy('v.company_id')
      .execute();
    const profileViews = rows.map((row) => ({
      company: row.name,
      companyJp: row.name_jp,
      viewedAt: row.viewed_at,
      viewCount: row.view_count,
    }));
    const { title, ...labels } = WORDS[reader.language].profileViews;
    const blocks = profileViews.map(({ company, companyJp, viewedAt, viewCount }) => {
      const name = inLanguage(reader, company, companyJp);
      return lines(labels, { company: name, viewedAt, viewCount }, reader);
    });
    return { data: { profileViews }, sections: [{ title, blocks }], files: [] };
  },
};
