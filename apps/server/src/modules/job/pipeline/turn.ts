import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The university whose jobs the owner of the application sees; null without one. */
export interface Owner {
  readonly universityId: string | null | RawBuilder<string | null>;
}

/** For code that knows only the id of the student. */
export const ownerOf = (userId: string | RawBuilder<string>): Owner => ({
  universityId: sql<string | null>`(select s.university_id from students s where s.user_id = ${userId})`,
});

/**
 * SQL condition: the student owes an answer to row `a` of `applications`. Lists, counters, dashboard, calendar,
 * reminders and chat all use it. An answer is owed as long as it can be given: until the interview begins, the offer
 * expires, or the recommended job closes or is full. After `answer_by` it is late, but still owed.
 */
export function owesAnswer({ universityId }: Owner, now: Date): RawBuilder<SqlBool> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<SqlBool>`(case a.stage
    when 'RECOMMENDED' then exists (select from jobs owed where owed.id = a.job_id
      and owed.open_until > ${moment} and coalesce(owed.hired_positions < owed.positions, true)
      and (owed.audience = 'PUBLIC' or owed.university_id = ${universityId}::uuid))
    when 'INTERVIEW_REQUESTED' then exists (select from interviews owed where owed.application_id = a.id
      and owed.status = 'REQUESTED' and owed.starts_at > ${moment})
    when 'OFFERED' then exists (select from job_offers owed where owed.application_id = a.id
      and owed.status = 'OFFERED' and owed.expires_at >= ${moment})
    else false end)`;
}

/** SQL condition: the student of row `f` of `job_favorites` has no application for its job. */
export const IS_UNDECIDED = sql<SqlBool>`not exists (select from applications said
  where said.user_id = f.user_id and said.job_id = f.job_id)`;

/** When the answer owed to row `a` is due: its date, or the last moment at which it can be given. */
export const ANSWER_DUE = sql<string>`coalesce(a.answer_by,
  (select min(due.starts_at) from interviews due where due.application_id = a.id and due.status = 'REQUESTED'),
  (select due.expires_at from job_offers due where due.application_id = a.id))`;

/**
 * When the accepted interview of row `a` of `applications` begins; null if none is upcoming or under way. An interview
 * with a result is over.
 */
export function upcomingInterviewStart(now: Date): RawBuilder<string | null> {
  return sql<string | null>`(select min(ahead.starts_at) from interviews ahead
    where a.stage = 'INTERVIEW_ACCEPTED' and ahead.application_id = a.id and ahead.status = 'ACCEPTED'
      and ahead.result_outcome is null and ahead.ends_at > ${now.toISOString()}::timestamptz)`;
}

/**
 * When the interview of row `a` with a pending request for another time begins: it takes place then unless a new time
 * is confirmed. Null without one.
 */
export function postponedInterviewStart(now: Date): RawBuilder<string | null> {
  return sql<string | null>`(select min(asked.starts_at) from interviews asked
    where a.stage = 'INTERVIEW_REQUESTED' and asked.application_id = a.id and asked.status = 'RESCHEDULE_REQUESTED'
      and asked.ends_at > ${now.toISOString()}::timestamptz)`;
}

type Turn = 'STUDENT' | 'COMPANY' | 'UNIVERSITY';

/** Who has to act next on row `a` (job contract, `Turn`); null if nobody has. */
export function turnOf(owner: Owner, now: Date): RawBuilder<Turn | null> {
  return sql<Turn | null>`case
    when ${owesAnswer(owner, now)} then 'STUDENT'
    when a.stage in ('APPLIED', 'INTERVIEW_RESULT') then 'COMPANY'
    when a.stage = 'INTERVIEW_REQUESTED' then a.interviewer
    when a.stage = 'INTERVIEW_ACCEPTED' and ${upcomingInterviewStart(now)} is null then a.interviewer end`;
}

/**
 * By when the other side should answer on row `a`, which may have passed; null unless it has to act next and a date is set.
 * Lists, dashboard and calendar all use it: the result of an interview is awaited once the interview is over, and no more
 * once it is decided.
 */
export function answerExpectedBy(owner: Owner, now: Date): RawBuilder<string | null> {
  return sql<
    string | null
  >`case when ${turnOf(owner, now)} in ('COMPANY', 'UNIVERSITY') then a.result_expected_by end`;
}

/**
 * SQL condition: the last step of row `a` of `applications` is an interview result (job contract,
 * `decidedByInterview`).
 */
export const DECIDED_BY_INTERVIEW = sql<SqlBool>`(a.stage = 'INTERVIEW_RESULT' or (a.stage = 'UNLUCKY'
  and exists (select from interviews i where i.application_id = a.id and i.result_outcome = 'FAILED')))`;
