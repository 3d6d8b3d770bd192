import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';
import { companySummary } from '../../company/index.ts';

/** A page of a university's sponsors by name, as JSON text. */
export async function listSponsors(
  database: Kysely<Database>,
  universityId: string,
  search: string | undefined,
  page: PageRequest,
  now: Date,
): Promise<RowsJson> {
  const { rows } = await sponsorPage(universityId, search, page, now).execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many sponsors match, counted up to the limit of a total. */
export async function countSponsors(
  database: Kysely<Database>,
  universityId: string,
  search: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from university_sponsors s join companies c on c.id = s.company_id
      where ${matching(universityId, search)} limit ${TOTAL_LIMIT}) counted`.execute(database);
  return rows[0]?.total ?? 0;
}

/** The statement of a page. */
export function sponsorPage(
  universityId: string,
  search: string | undefined,
  page: PageRequest,
  now: Date,
): RawBuilder<RowsJson> {
  return sql<RowsJson>`
    with page as materialized (
      select s.university_id, s.company_id, row_number() over (order by c.name, c.id) as place
      from university_sponsors s join companies c on c.id = s.company_id
      where ${matching(universityId, search)}
      order by c.name, c.id limit ${page.size} offset ${pageOffset(page)}
    )
    select coalesce(json_agg(${sponsorJson('s', 'c', now)} order by page.place), '[]')::text as rows,
      count(*)::int as count
    from page join university_sponsors s on s.university_id = page.university_id and s.company_id = page.company_id
      join companies c on c.id = s.company_id`;
}

/** A row of `university_sponsors` with its company as the university contract's `Sponsor`. */
function sponsorJson(table: string, company: string, now: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('company', ${companySummary(company, now)},
    'sponsorSince', to_char(${column('sponsor_since')}, 'YYYY-MM-DD'),
    'support', ${column('support')}, 'supportJp', ${column('support_jp')},
    'universityJobs', (select count(*) from jobs j where j.company_id = ${column('company_id')}
      and j.audience = 'UNIVERSITY' and j.university_id = ${column('university_id')} and not j.is_closed
      and j.open_until > ${now.toISOString()}::timestamptz))`;
}

function matching(universityId: string, search: string | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`s.university_id = ${universityId} and ${searchCondition('c', search) ?? sql`true`}`;
}
