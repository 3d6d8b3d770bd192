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
import { DECIDED_BY_INTERVIEW, owesAnswer, turnOf } from '../pipeline/turn.ts';
import type { Viewer } from '../posting/viewer.ts';

/** What a list of applications can be asked for (job contract, `listApplications`), its page aside. */
export type ApplicationFilter = Omit<Query<typeof manifest.job.listApplications>, 'page' | 'size'>;

/** Each order; the id is the tie-breaker, so that no job is on two pages. A student's own rows are few enough to be sorted. */
const orderOf = (sort: ApplicationFilter['sort'], viewer: Viewer, now: Date): RawBuilder<unknown> => {
  switch (sort) {
    case 'CHANGED':
      return sql`a.stage_changed_at desc, a.id desc`;
    case 'APPLIED':
      return sql`a.applied_at desc nulls last, a.id desc`;
    case 'ANSWER_BY':
      return sql`case when ${owesAnswer(viewer, now)} then a.answer_by end nulls last, a.stage_changed_at desc, a.id desc`;
  }
};

/** A page of the jobs the viewer applied to as JSON text. */
export function listApplications(
  database: Kysely<Database>,
  filter: ApplicationFilter,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Job>> {
  const order = orderOf(filter.sort, viewer, now);
  return readRows(
    database,
    jobJson('j', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select j.id, row_number() over (order by ${order}) as place
      from applications a join jobs j on j.id = a.job_id
      where ${matching(filter, viewer, now)}
      order by ${order} limit ${page.size} offset ${pageOffset(page)}
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
  now: Date,
): Promise<number> {
  return countRows(
    database,
    sql`
      select from applications a join jobs j on j.id = a.job_id where ${matching(filter, viewer, now)}`,
  );
}

/** Without a stage and without a result of an interview, every application that was made, whatever became of it. */
function matching(
  { audience, decidedByInterview, interviewer, search, stage = [], turn, workStyle = [] }: ApplicationFilter,
  viewer: Viewer,
  now: Date,
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
    ...(turn === undefined ? [] : [sql<SqlBool>`${turnOf(viewer, now)} = ${turn}`]),
    ...(workStyle.length === 0 ? [] : [sql<SqlBool>`j.work_style = any(${workStyle}::text[])`]),
    ...(found === undefined ? [] : [found]),
  ]);
}
