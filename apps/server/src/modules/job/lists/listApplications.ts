import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { and, searchIn } from '../../../platform/search/searchCondition.ts';
import { codeOf } from './expandFilters.ts';
import { ofAudience } from './jobFilter.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import { DECIDED_BY_INTERVIEW } from '../pipeline/turn.ts';
import type { Viewer } from '../posting/viewer.ts';

/** What a list of applications can be asked for (job contract, `listApplications`), its page aside. */
export type ApplicationFilter = Omit<Query<typeof manifest.job.listApplications>, 'page' | 'size'>;

/** A page of the jobs the viewer applied to as JSON text, the latest change first. */
export function listApplications(
  database: Kysely<Database>,
  filter: ApplicationFilter,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Job>> {
  return readRows(
    database,
    jobJson('j', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select j.id, row_number() over (order by a.stage_changed_at desc, a.id desc) as place
      from applications a join jobs j on j.id = a.job_id
      where ${matching(filter, viewer)}
      order by a.stage_changed_at desc, a.id desc limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join jobs j on j.id = page.id`,
  );
}

/** How many applications match. */
export function countApplications(
  database: Kysely<Database>,
  filter: ApplicationFilter,
  viewer: Viewer,
): Promise<number> {
  return countRows(
    database,
    sql`
      select from applications a join jobs j on j.id = a.job_id where ${matching(filter, viewer)}`,
  );
}

/** Without a stage and without a result of an interview, every application that was made, whatever became of it. */
function matching(
  { audience, decidedByInterview, interviewer, search, stage = [] }: ApplicationFilter,
  viewer: Viewer,
): RawBuilder<SqlBool> {
  const found = searchIn('ANYWHERE', 'j', search, sql<SqlBool>`j.code = ${codeOf(search) ?? ''}`);
  return and([
    sql<SqlBool>`a.user_id = ${viewer.id}`,
    ofAudience(audience, viewer),
    stage.length === 0
      ? sql<SqlBool>`a.applied_at is not null`
      : sql<SqlBool>`a.stage = any(${stage}::text[])`,
    ...(decidedByInterview ? [DECIDED_BY_INTERVIEW] : []),
    ...(interviewer === undefined ? [] : [sql<SqlBool>`a.interviewer = ${interviewer}`]),
    ...(found === undefined ? [] : [found]),
  ]);
}
