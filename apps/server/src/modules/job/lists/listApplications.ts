import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { and } from '../../../platform/search/searchCondition.ts';
import { foundBy, ofAudience } from './jobFilter.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import { ANSWER_DUE, DECIDED_BY_INTERVIEW, owesAnswer, turnOf } from '../pipeline/turn.ts';
import type { Viewer } from '../posting/viewer.ts';

export type ApplicationFilter = Omit<Query<typeof manifest.job.listApplications>, 'page' | 'size'>;

/** The id breaks ties, so that no job is on two pages. */
const orderOf = (sort: ApplicationFilter['sort'], viewer: Viewer, now: Date): RawBuilder<unknown> => {
  switch (sort) {
    case 'CHANGED':
      return sql`a.stage_changed_at desc, a.id desc`;
    case 'APPLIED':
      return sql`a.applied_at desc nulls last, a.id desc`;
    case 'ANSWER_BY':
      return sql`case when ${owesAnswer(viewer, now)} then ${ANSWER_DUE} end nulls last, a.stage_changed_at desc, a.id desc`;
  }
};

export const listApplications = (filter: ApplicationFilter, viewer: Viewer, now: Date): List<Job> => ({
  row: jobJson('j', viewer, now),
  id: sql`j.id`,
  from: sql`applications a join jobs j on j.id = a.job_id`,
  where: matching(filter, viewer, now),
  order: orderOf(filter.sort, viewer, now),
  shown: sql`jobs j`,
});

/** Without a stage, every application that was submitted. A declined recommendation is none. */
function matching(
  { audience, decidedByInterview, interviewer, search, stage = [], turn, workStyle = [] }: ApplicationFilter,
  viewer: Viewer,
  now: Date,
): RawBuilder<SqlBool> {
  return and([
    sql<SqlBool>`a.user_id = ${viewer.id}`,
    ofAudience(audience, viewer),
    sql<SqlBool>`(a.applied_at is not null or (a.stage = 'RECOMMENDED' and a.stage = any(${stage}::text[])))`,
    ...(stage.length === 0 ? [] : [sql<SqlBool>`a.stage = any(${stage}::text[])`]),
    ...(decidedByInterview ? [DECIDED_BY_INTERVIEW] : []),
    ...(interviewer === undefined ? [] : [sql<SqlBool>`a.interviewer = ${interviewer}`]),
    ...(turn === undefined ? [] : [sql<SqlBool>`${turnOf(viewer, now)} = ${turn}`]),
    ...(workStyle.length === 0 ? [] : [sql<SqlBool>`j.work_style = any(${workStyle}::text[])`]),
    foundBy(search),
  ]);
}
