import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { ofAudience, type Audience } from './jobFilter.ts';
import { DECIDED_BY_INTERVIEW, owesAnswer } from '../pipeline/turn.ts';
import type { Viewer } from '../posting/viewer.ts';

export type JobCounters = ResponseBody<typeof manifest.job.getJobCounters, 200>['data'];

/** All counters except `allJobs`. */
export async function countByTab(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
  now: Date,
): Promise<Omit<JobCounters, 'allJobs'>> {
  const { rows } = await countersByTab(audience, viewer, now).execute(database);
  const total = (counts: (row: Counted) => boolean) =>
    rows.filter(counts).reduce((sum, row) => sum + row.count, 0);
  const count = (stages: readonly string[], interviewer?: 'COMPANY' | 'UNIVERSITY') =>
    total((row) => stages.includes(row.stage) && (interviewer ?? row.interviewer) === row.interviewer);
  const decided = (interviewer: 'COMPANY' | 'UNIVERSITY') =>
    total((row) => row.isDecided && row.interviewer === interviewer);
  const interviews = ['INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED'];
  return {
    recommendation: count(['RECOMMENDED']),
    applied: total(({ isApplied }) => isApplied),
    internalRequest: count(['INTERVIEW_REQUESTED'], 'UNIVERSITY'),
    internalInterview: count(interviews, 'UNIVERSITY'),
    interviewRequest: count(['INTERVIEW_REQUESTED'], 'COMPANY'),
    interview: count(interviews, 'COMPANY'),
    jobOffer: count(['OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED']),
    unlucky: count(['UNLUCKY']),
    internalInterviewAccepted: count(['INTERVIEW_ACCEPTED'], 'UNIVERSITY'),
    internalInterviewResult: decided('UNIVERSITY'),
    acceptedInterview: count(['INTERVIEW_ACCEPTED'], 'COMPANY'),
    interviewResult: decided('COMPANY'),
  };
}

interface Counted {
  readonly stage: string;
  readonly interviewer: string;
  readonly isApplied: boolean;
  /** Whether the last step is the result of an interview. */
  readonly isDecided: boolean;
  readonly count: number;
}

/** Counts the applications of a student by what decides the tab they are in. */
export function countersByTab(audience: Audience, viewer: Viewer, now: Date): RawBuilder<Counted> {
  return sql<Counted>`
    select a.stage, a.interviewer, a.applied_at is not null as "isApplied",
      ${DECIDED_BY_INTERVIEW} as "isDecided", count(*)::int as count
    from applications a join jobs j on j.id = a.job_id
    where a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      and (a.stage <> 'RECOMMENDED' or ${owesAnswer(viewer, now)})
    group by 1, 2, 3, 4`;
}
