import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import { dayAt } from '../../platform/calendar/days.ts';
import type { Database } from '../../platform/database/schema.ts';
import { daysOf, timeZoneName, type Period } from '../job/index.ts';
import { seminarAnswerDue } from './answerDue.ts';
import { isUpcoming } from './eligibility.ts';
import { visibleTo, type LocalViewer } from './seminarFilter.ts';
import { seminarJson } from './seminarJson.ts';
import { instant, json, listOf } from '../../platform/json/json.ts';
import { readOneJson } from '../../platform/json/readJson.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';

type Summary = ResponseBody<typeof manifest.seminar.getStudentSeminarSummary, 200>['data'];

/** The part of the summary without what all students count. */
export type OwnSummary = Omit<Summary, 'counters'>;

const UPCOMING = 20;

/** Next steps an answer may hold (seminar contract, `StudentSeminarSummary`). */
const STEPS = 1_000;

/** Days and months are those of the student's time zone. */
export function studentSeminarSummary(
  database: Kysely<Database>,
  period: Period,
  viewer: LocalViewer,
  now: Date,
): Promise<JsonText<OwnSummary>> {
  const today = dayAt(now, viewer.timezone);
  const days = daysOf(period, today);
  const zone = timeZoneName(viewer.timezone);
  const year = today.slice(0, 4);
  const inMonth = (column: string) =>
    sql`date_trunc('month', ${sql.ref(column)} at time zone ${zone}) = month`;
  return readOneJson(
    database,
    json<OwnSummary>({
      period: sql<Period>`${period}::text`,
      from: sql<string>`${days.from}::text`,
      to: sql<string>`${days.to}::text`,
      months: listOf(
        json<Summary['months'][number]>({
          month: sql<string>`month`,
          applied: sql<number>`applied`,
          attended: sql<number>`attended`,
        }),
        { order: sql`month`, from: sql`months` },
      ),
      upcoming: listOf(seminarJson('s', viewer, now), {
        order: sql`s.starts_at, s.id`,
        from: sql`upcoming u join seminars s on s.id = u.id`,
      }),
      nextSteps: listOf(
        json<Summary['nextSteps'][number]>({
          kind: sql<Summary['nextSteps'][number]['kind']>`n.kind`,
          dueAt: instant(sql<string>`n.due_at`),
          seminar: seminarJson('s', viewer, now),
        }),
        { order: sql`n.due_at, s.id`, from: sql`next_steps n join seminars s on s.id = n.id` },
      ),
    }),
    (selected) => sql`
    with mine as materialized (
      select a.applied_at, a.attended_at from seminar_applications a where a.user_id = ${viewer.id}
    ), months as (
      select to_char(month, 'YYYY-MM') as month,
        (select count(*) from mine where ${inMonth('applied_at')}) as applied,
        (select count(*) from mine where ${inMonth('attended_at')}) as attended
      from generate_series(${`${year}-01-01`}::timestamp, ${`${year}-12-01`}::timestamp, interval '1 month') month
    ), upcoming as (
      select s.id, s.starts_at from seminar_applications a join seminars s on s.id = a.seminar_id
      where a.user_id = ${viewer.id} and a.status in ('INVITED', 'WAITING', 'SEAT_HELD', 'REGISTERED')
        and ${visibleTo(viewer)} and ${isUpcoming('s', now)}
      order by s.starts_at, s.id limit ${sql.lit(UPCOMING)}
    ), next_steps as (
      select s.id, case a.status when 'SEAT_HELD' then 'TAKE_SEAT' else 'ANSWER_INVITATION' end as kind, d.due_at
      from seminar_applications a join seminars s on s.id = a.seminar_id
        cross join lateral (select ${seminarAnswerDue(viewer, now)} as due_at) d
      where a.user_id = ${viewer.id} and a.status in ('INVITED', 'SEAT_HELD') and d.due_at is not null
      order by d.due_at, s.id limit ${sql.lit(STEPS)}
    )
    select ${selected}`,
  );
}
