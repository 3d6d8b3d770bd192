import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { companySummary } from '../../company/index.ts';
import { columnsOf, json } from '../../../platform/json/json.ts';

export type Sponsor = ResponseBody<typeof manifest.university.listSponsors, 200>['data']['data'][number];

export const listSponsors = (universityId: string, search: string | undefined, now: Date): List<Sponsor> => ({
  row: sponsorJson('s', 'c', now),
  id: sql`c.id`,
  from: sql`university_sponsors s join companies c on c.id = s.company_id and s.university_id = ${universityId}`,
  where: searchCondition('c', search) ?? sql`true`,
  order: sql`c.name, c.id`,
});

/** A row of `university_sponsors` with its company as the university contract's `Sponsor`. */
function sponsorJson(table: string, company: string, now: Date): RawBuilder<Sponsor> {
  const column = columnsOf<'university_sponsors'>(table);
  return json<Sponsor>({
    company: companySummary(company, now),
    sponsorSince: sql<string | null>`to_char(${column('sponsor_since')}, 'YYYY-MM-DD')`,
    support: column('support'),
    supportJp: column('support_jp'),
    universityJobs: sql<number>`(select count(*) from jobs j where j.company_id = ${column('company_id')}
      and j.audience = 'UNIVERSITY' and j.university_id = ${column('university_id')} and not j.is_closed
      and j.open_until > ${now.toISOString()}::timestamptz)`,
  });
}
