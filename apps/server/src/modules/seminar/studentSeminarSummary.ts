import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { dayIn, daysOf, timeZoneName, type Period } from '../job/index.ts';
import { isAhead } from './eligibility.ts';
import type { SeminarCounters } from './seminarCounters.ts';
import { visibleTo, type LocalViewer } from './seminarFilter.ts';
import { seminarJson } from './seminarJson.ts';

/** Seminars ahead an answer may hold (seminar contract, `StudentSeminarSummary`). */
const UPCOMING = 20;

/** A student's seminars over a period, days and months in the student's time zone, as JSON text. */
export async function studentSeminarSummary(
  database: Kysely<Database>,
  period: Period,
  counters: SeminarCounters,
  viewer: LocalViewer,
  now: Date,
): Promise<string> {
  const today = dayIn(viewer.timezone, now);
  const days = daysOf(period, today);
  const zone = timeZoneName(viewer.timezone);
  const year = today.slice(0, 4);
  const inMonth = (column: string) =>
    sql`date_trunc('month', ${sql.ref(column)} at time zone ${zone}) = month`;
  const { rows } = await sql<{ summary: string }>`
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
        and ${visibleTo(viewer)} and ${isAhead('s', now)}
      order by s.starts_at, s.id limit ${UPCOMING}
    )
    select json_build_object(
      'period', ${period}::text, 'from', ${days.from}::text, 'to', ${days.to}::text,
      'counters', ${JSON.stringify(counters)}::json,
      'months', (select json_agg(json_build_object('month', month, 'applied', applied, 'attended', attended)
        order by month) from months),
      'upcoming', coalesce((select json_agg(${seminarJson('s', viewer, now)} order by s.starts_at, s.id)
        from upcoming u join seminars s on s.id = u.id), '[]')
    )::text as summary`.execute(database);
  return rows[0]?.summary ?? '{}';
}
