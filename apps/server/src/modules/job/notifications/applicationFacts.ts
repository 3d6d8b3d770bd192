import { sql, type RawBuilder } from 'kysely';
import type { NoticeFacts } from './noticeText.ts';

export interface ApplicationFacts extends NoticeFacts {
  readonly applicationId: string;
  readonly userId: string;
  readonly jobId: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly interviewId: string | null;
  readonly offerId: string | null;
}

/**
 * Columns and joins of `ApplicationFacts`, for applications under the alias `a`.
 * @param isUniversity whether the other party is the student's university, provided there is one, rather than the
 * company
 */
export function applicationFacts(isUniversity: RawBuilder<unknown>): {
  readonly columns: RawBuilder<unknown>;
  readonly joins: RawBuilder<unknown>;
} {
  const isItsUniversity = sql`(${isUniversity} and v.id is not null)`;
  return {
    columns: sql`a.id as "applicationId", a.user_id as "userId", a.job_id as "jobId", j.audience, j.kind,
      j.title as job, j.title_jp as "jobJp", c.name as company, c.name_jp as "companyJp",
      case when ${isItsUniversity} then v.name else c.name end as party,
      case when ${isItsUniversity} then v.name_jp else c.name_jp end as "partyJp",
      i.id as "interviewId", i.phase, i.phase_jp as "phaseJp", i.starts_at as "startsAt",
      a.answer_by as "dueAt", o.id as "offerId"`,
    joins: sql`join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
      left join students s on s.user_id = a.user_id left join universities v on v.id = s.university_id
      left join job_offers o on o.application_id = a.id
      left join lateral (select i.id, i.phase, i.phase_jp, i.starts_at from interviews i
        where i.application_id = a.id order by i.created_at desc, i.id desc limit 1) i on true`,
  };
}
