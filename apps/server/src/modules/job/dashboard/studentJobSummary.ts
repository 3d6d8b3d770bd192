import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { ApplicationStage } from '../../../pipeline/transitions.ts';
import { FAVORITE_DAYS } from '../../../platform/conditional/moments.ts';
import { dayAt } from '../../../platform/calendar/days.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { instant, json, listOf, onlyWhen } from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { jobJson } from '../posting/jobJson.ts';
import { daysOf, timeZoneName, type Period } from './period.ts';
import {
  ANSWER_DUE,
  answerExpectedBy,
  IS_UNDECIDED,
  postponedInterviewStart,
  turnOf,
  upcomingInterviewStart,
} from '../pipeline/turn.ts';
import { visibleTo } from '../posting/showJob.ts';
import type { Viewer } from '../posting/viewer.ts';

type Summary = ResponseBody<typeof manifest.job.getStudentJobSummary, 200>['data'];
type Stop = Summary['stops'][number];
type NextStep = Summary['nextSteps'][number];
type WaitingApplication = Summary['waiting'][number];

/** The steps of the path from applied to offered, with the stages of each (job contract, `PipelineStop`). */
const STOPS: readonly (readonly [ApplicationStage, ...ApplicationStage[]])[] = [
  ['APPLIED'],
  ['INTERVIEW_REQUESTED'],
  ['INTERVIEW_ACCEPTED'],
  ['INTERVIEW_RESULT'],
  ['OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED'],
];

/** The first stage of each step and its position, as rows; literals, so that a cached plan knows their number. */
const PATH = sql.join(STOPS.map(([stage], index) => sql`(${sql.lit(stage)}, ${sql.lit(index + 1)})`));

/** Limit of next steps and of waiting applications (job contract, `StudentJobSummary`). */
const MAX_ENTRIES = 1_000;

/** A student's figures over a period, with days and months in the student's time zone, as JSON text. */
export function studentJobSummary(
  database: Kysely<Database>,
  period: Period,
  viewer: Viewer & { readonly timezone: string },
  now: Date,
): Promise<JsonText<Summary>> {
  const today = dayAt(now, viewer.timezone);
  const days = daysOf(period, today);
  const zone = timeZoneName(viewer.timezone);
  const moment = sql`${now.toISOString()}::timestamptz`;
  const positions = JSON.stringify(
    Object.fromEntries(STOPS.flatMap((stages, index) => stages.map((stage) => [stage, index + 1]))),
  );
  const summary = json<Summary>({
    period: sql<Period>`${period}::text`,
    from: sql<string>`${days.from}::text`,
    to: sql<string>`${days.to}::text`,
    hasApplied: sql<boolean>`exists (select from mine where applied_at is not null)`,
    stops: listOf(
      json<Stop>({
        stage: sql<Stop['stage']>`stage`,
        reached: sql<number>`reached`,
        current: sql<number>`current`,
        owed: sql<number>`owed`,
        waiting: sql<number>`waiting`,
        nextAt: instant(sql<string | null>`next_at`),
        nextKind: sql<'ANSWER' | 'INTERVIEW' | 'RESULT' | null>`next_kind`,
      }),
      { order: sql`place`, from: sql`stops` },
    ),
    unlucky: sql<number>`(select count(*) from applied_in_period where stage = 'UNLUCKY')`,
    withdrawn: sql<number>`(select count(*) from applied_in_period where stage = 'WITHDRAWN')`,
    recommended: sql<number>`(select count(*) from mine where stage = 'RECOMMENDED' and turn = 'STUDENT')`,
    owed: sql<number>`(select count(*) from mine where turn = 'STUDENT')`,
    months: listOf(
      json<Summary['months'][number]>({
        month: sql<string>`month`,
        applications: sql<number>`applications`,
        interviewRequests: sql<number>`interview_requests`,
      }),
      { order: sql`month`, from: sql`months` },
    ),
    nextSteps: listOf(
      json<NextStep>({
        kind: sql<NextStep['kind']>`s.kind`,
        applicationId: sql<string | null>`s.application_id`,
        dueAt: instant(sql<string>`s.due_at`),
        job: jobJson('j', viewer, now),
        toWrite: onlyWhen(
          sql<SqlBool>`s.kind = 'WRITE_ANSWERS'`,
          json<NonNullable<NextStep['toWrite']>>({
            answers: sql<number>`s.answers`,
            characters: sql<number>`s.characters`,
          }),
        ),
      }),
      { order: sql`s.due_at, s.kind, s.job_id`, from: sql`next_steps s join jobs j on j.id = s.job_id` },
    ),
    waiting: listOf(
      json<WaitingApplication>({
        applicationId: sql<string>`w.id`,
        since: instant(sql<string>`w.since`),
        stage: sql<ApplicationStage>`w.stage`,
        job: jobJson('j', viewer, now),
      }),
      {
        order: sql`w.since, w.id`,
        from: sql`(select * from waiting order by since, id limit ${sql.lit(MAX_ENTRIES)}) w join jobs j on j.id = w.job_id`,
      },
    ),
  });
  return readOneJson(
    database,
    summary,
    (selected) => sql`
    with mine as materialized (
      select a.*, ${turnOf(viewer, now)} as turn, ${ANSWER_DUE} as answer_due, ${answerExpectedBy(viewer, now)} as expected_by,
        ${upcomingInterviewStart(now)} as interview_at, ${postponedInterviewStart(now)} as postponed_at,
        (${positions}::jsonb ->> a.stage)::integer as stop,
        greatest((${positions}::jsonb ->> a.stage)::integer, (
          select max((${positions}::jsonb ->> e.stage)::integer) from application_events e where e.application_id = a.id
        )) as reached
      from applications a where a.user_id = ${viewer.id}
    ), applied_in_period as materialized (
      select * from mine where (applied_at at time zone ${zone})::date between ${days.from}::date and ${days.to}::date
    ), stops as (
      select stop.*, coalesce(answer_at, interview_at, result_at) as next_at,
        case when answer_at is not null then 'ANSWER' when interview_at is not null then 'INTERVIEW'
          when result_at is not null then 'RESULT' end as next_kind
      from (select place, stage,
        (select count(*) from applied_in_period where reached >= place) as reached,
        (select count(*) from mine where stop = place) as current,
        (select count(*) from mine where stop = place and turn = 'STUDENT') as owed,
        (select count(*) from mine where stop = place and turn in ('COMPANY', 'UNIVERSITY')) as waiting,
        (select min(answer_due) from mine where stop = place and turn = 'STUDENT' and answer_due >= ${moment}) as answer_at,
        (select min(interview_at) from mine where stop = place and interview_at >= ${moment}) as interview_at,
        (select min(expected_by) from mine where stop = place and expected_by >= ${moment}) as result_at
      from (values ${PATH}) path (stage, place)) stop
    ), months as (
      select to_char(month, 'YYYY-MM') as month,
        (select count(*) from mine where date_trunc('month', applied_at at time zone ${zone}) = month) as applications,
        (select count(*) from mine join application_events e on e.application_id = mine.id
          where e.action = 'request-interview'
            and date_trunc('month', e.happened_at at time zone ${zone}) = month) as interview_requests
      from generate_series(0, 11) place,
        lateral (select ${`${today.slice(0, 4)}-01-01`}::timestamp + make_interval(months => place)) of_year (month)
    ), written as materialized (
      select job_id, question_id, text <> '' as is_written from profile_answers
      where user_id = ${viewer.id} and job_id is not null
    ), applying as materialized (
      -- Jobs to apply to: favorites, and those for which an answer is begun.
      select j.id, j.apply_by, f.is_favorite, left_over.answers, left_over.characters
      from (
        select user_id, job_id, bool_or(is_favorite) as is_favorite
        from (
          select user_id, job_id, true as is_favorite from job_favorites where user_id = ${viewer.id}
          union all
          select ${viewer.id}, job_id, false from written
        ) wanted group by user_id, job_id
      ) f join jobs j on j.id = f.job_id, lateral (
        select count(*) as answers, sum((asked ->> 'maxCharacters')::integer) as characters
        from jsonb_array_elements(j.questions) asked
        where asked ->> 'kind' = 'TEXT' and (asked ->> 'isRequired')::boolean and not exists (
          select from written w where w.job_id = j.id and w.question_id::text = asked ->> 'id' and w.is_written)
      ) left_over
      where not j.is_closed and ${visibleTo(viewer)}
        and j.apply_by > ${moment} and j.apply_by <= ${moment} + make_interval(days => ${FAVORITE_DAYS})
        and ${IS_UNDECIDED}
    ), steps as (
      select case stage when 'INTERVIEW_REQUESTED' then 'ANSWER_INTERVIEW' when 'OFFERED' then 'DECIDE_OFFER'
          when 'RECOMMENDED' then 'ANSWER_RECOMMENDATION' end as kind,
        id as application_id, job_id, answer_due as due_at, null::bigint as answers, null::bigint as characters
      from mine where turn = 'STUDENT'
      union all
      select 'ATTEND_INTERVIEW', id, job_id, coalesce(interview_at, postponed_at), null, null from mine
      where coalesce(interview_at, postponed_at) is not null
      union all
      select 'AWAIT_RESULT', id, job_id, expected_by, null, null from mine where expected_by is not null
      union all
      select case when answers > 0 then 'WRITE_ANSWERS' else 'APPLY_TO_FAVORITE' end, null, id, apply_by, answers, characters
      from applying where answers > 0 or is_favorite
    ), next_steps as (
      -- Beyond the limit, responses that are due take precedence over appointments, and these over awaited results.
      select * from steps order by kind in ('AWAIT_RESULT', 'APPLY_TO_FAVORITE', 'WRITE_ANSWERS'), kind = 'ATTEND_INTERVIEW', due_at, kind, job_id limit ${sql.lit(MAX_ENTRIES)}
    ), waiting as (
      select a.id, a.job_id, a.stage,
        greatest(a.stage_changed_at, (
          select max(held.ends_at) from interviews held
          where a.stage = 'INTERVIEW_ACCEPTED' and held.application_id = a.id and held.status = 'ACCEPTED'
        )) as since
      from mine a where a.turn in ('COMPANY', 'UNIVERSITY')
    )
    select ${selected}`,
  );
}
