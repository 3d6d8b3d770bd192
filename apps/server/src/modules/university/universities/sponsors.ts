import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { companySummary } from '../../company/index.ts';
import { columnsOf, json } from '../../../platform/json/json.ts';

/** A company that sponsors a university (university contract, `Sponsor`). */
export type Sponsor = Answer<typeof manifest.university.listSponsors, 200>['data']['data'][number];

/** A page of a university's sponsors by name, as JSON text. */
export function listSponsors(
  database: Kysely<Database>,
  universityId: string,
  search: string | undefined,
  page: PageRequest,
  now: Date,
): Promise<RowsJson<Sponsor>> {
  return runRows(database, sponsorPage(universityId, search, page, now));
}

/** How many sponsors match, counted up to the limit of a total. */
export function countSponsors(
  database: Kysely<Database>,
  universityId: string,
  search: string | undefined,
): Promise<number> {
  return countRows(
    database,
    sql`select from university_sponsors s join companies c on c.id = s.company_id
      where ${matching(universityId, search)}`,
  );
}

/** The statement of a page. */
export function sponsorPage(
  universityId: string,
  search: string | undefined,
  page: PageRequest,
  now: Date,
): RawBuilder<SelectedRows<Sponsor>> {
  return selectRows(
    sponsorJson('s', 'c', now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select s.university_id, s.company_id, row_number() over (order by c.name, c.id) as place
      from university_sponsors s join companies c on c.id = s.company_id
      where ${matching(universityId, search)}
      order by c.name, c.id limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join university_sponsors s on s.university_id = page.university_id and s.company_id = page.company_id
      join companies c on c.id = s.company_id`,
  );
}

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

function matching(universityId: string, search: string | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`s.university_id = ${universityId} and ${searchCondition('c', search) ?? sql`true`}`;
}
