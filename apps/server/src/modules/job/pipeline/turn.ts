import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whose application it is: the university whose jobs they see, null without one. */
export interface Owner {
  readonly universityId: string | null | RawBuilder<string | null>;
}

/** The owner of an application by id, for whom only that is known. */
export const ownerOf = (userId: string | RawBuilder<string>): Owner => ({
  universityId: sql<string | null>`(select s.university_id from students s where s.user_id = ${userId})`,
});

/**
 * That the student owes an answer to row `a` of `applications`: the only place that decides it. Lists, counters, the
 * dashboard, the calendar, reminders and the chat ask here. An answer is owed as long as it can be given: to an interview
 * until it begins, to an offer until it expires, to a recommendation until it is answered. That `answer_by` has passed makes
 * it late, and no less owed.
 */
export function owesAnswer({ universityId }: Owner, now: Date): RawBuilder<SqlBool> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<SqlBool>`(case a.stage
    when 'RECOMMENDED' then exists (select from jobs owed where owed.id = a.job_id
      and (owed.audience = 'PUBLIC' or owed.university_id = ${universityId}::uuid))
    when 'INTERVIEW_REQUESTED' then exists (select from interviews owed where owed.application_id = a.id
      and owed.status = 'REQUESTED' and owed.starts_at > ${moment})
    when 'OFFERED' then exists (select from job_offers owed where owed.application_id = a.id
      and owed.status = 'OFFERED' and owed.expires_at >= ${moment})
    else false end)`;
}

/** That row `f` of `job_favorites` is of a job its student may still want to apply to: nothing was said to it so far. */
export const IS_UNDECIDED = sql<SqlBool>`not exists (select from applications said
  where said.user_id = f.user_id and said.job_id = f.job_id)`;

/** Until when the student is to answer row `a`, which owes one: its date, or the last moment at which it can be given. */
export const ANSWER_DUE = sql<string>`coalesce(a.answer_by,
  (select min(due.starts_at) from interviews due where due.application_id = a.id and due.status = 'REQUESTED'))`;

/**
 * When the accepted interview of row `a` of `applications` begins that is not over; null where none is ahead or under way. A
 * round that has its result is over, whatever time it was meant to take.
 */
export function upcomingInterviewStart(now: Date): RawBuilder<string | null> {
  return sql<string | null>`(select min(ahead.starts_at) from interviews ahead
    where a.stage = 'INTERVIEW_ACCEPTED' and ahead.application_id = a.id and ahead.status = 'ACCEPTED'
      and ahead.result_outcome is null and ahead.ends_at > ${now.toISOString()}::timestamptz)`;
}

/**
 * When the interview of row `a` begins for which another time was requested, and which is not over: until a new time is
 * confirmed it is to be attended; null without one.
 */
export function postponedInterviewStart(now: Date): RawBuilder<string | null> {
  return sql<string | null>`(select min(asked.starts_at) from interviews asked
    where a.stage = 'INTERVIEW_REQUESTED' and asked.application_id = a.id and asked.status = 'RESCHEDULE_REQUESTED'
      and asked.ends_at > ${now.toISOString()}::timestamptz)`;
}

/** Who has to act next (job contract, `Turn`). */
type Turn = 'STUDENT' | 'COMPANY' | 'UNIVERSITY';

/** Who has to act next on row `a` (job contract, `Turn`); null while nobody has. */
export function turnOf(owner: Owner, now: Date): RawBuilder<Turn | null> {
  return sql<Turn | null>`case
    when ${owesAnswer(owner, now)} then 'STUDENT'
    when a.stage in ('APPLIED', 'INTERVIEW_RESULT') then 'COMPANY'
    when a.stage = 'INTERVIEW_REQUESTED' then a.interviewer
    when a.stage = 'INTERVIEW_ACCEPTED' and ${upcomingInterviewStart(now)} is null then a.interviewer end`;
}

/**
 * That the last step of row `a` of `applications` is the result of an interview: selected and waiting for what comes next,
 * or failed, which ends it (job contract, `decidedByInterview`).
 */
export const DECIDED_BY_INTERVIEW = sql<SqlBool>`(a.stage = 'INTERVIEW_RESULT' or (a.stage = 'UNLUCKY'
  and exists (select from interviews i where i.application_id = a.id and i.result_outcome = 'FAILED')))`;
