import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import {
  CHANGE_HOURS,
  CLOSED_DAYS,
  closedUntil,
  FURTHEST_DAYS,
  MISSED_DAYS,
  MISSED_LIMIT,
  missedSince,
  NOTICE_HOURS,
  UPCOMING_LIMIT,
} from './rules.ts';

export type CounsellingRules = ResponseBody<typeof manifest.university.showCounsellingRules, 200>['data'];

/** Most missed appointments that are read. */
const COUNTED = 1_000;

/** The booking rules and the student's position under them (university contract, `CounsellingRules`). */
export async function readRules(
  database: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<CounsellingRules> {
  const { rows } = await sql<{ upcoming: number; missed: readonly Date[]; officePhone: string | null }>`
    select (select count(*)::integer from counsellings k where k.user_id = ${userId} and k.status = 'BOOKED'
        and k.ends_at > ${now.toISOString()}::timestamptz) as upcoming,
      array(select k.starts_at from counsellings k where k.user_id = ${userId} and k.status = 'MISSED'
        order by k.starts_at desc limit ${sql.lit(COUNTED)}) as missed,
      (select u.details ->> 'phone' from students s join universities u on u.id = s.university_id
        where s.user_id = ${userId}) as "officePhone"`.execute(database);
  const missed = rows[0]?.missed ?? [];
  return {
    furthestDays: FURTHEST_DAYS,
    noticeHours: NOTICE_HOURS,
    changeHours: CHANGE_HOURS,
    upcomingLimit: UPCOMING_LIMIT,
    upcoming: rows[0]?.upcoming ?? 0,
    missedLimit: MISSED_LIMIT,
    missedDays: MISSED_DAYS,
    closedDays: CLOSED_DAYS,
    missed: missed.filter((moment) => moment >= missedSince(now)).length,
    closedUntil: closedUntil(missed, now)?.toISOString() ?? null,
    officePhone: rows[0]?.officePhone ?? null,
  };
}
