import { sql, type RawBuilder } from 'kysely';
import { isOpenTo, isUpcoming, seminarRule } from './eligibility.ts';
import { visibleTo } from './seminarFilter.ts';
import type { Viewer } from './viewer.ts';

/**
 * Until when the student can answer the invitation or take the held seat of row `a` of `seminar_applications` for row `s` of
 * `seminars`; null if there is nothing to answer. Dashboard and calendar both use it.
 */
export function seminarAnswerDue(viewer: Viewer, now: Date): RawBuilder<string | null> {
  return sql<string | null>`case when not (${visibleTo(viewer)} and ${isUpcoming('s', now)}) then null
    when a.status = 'SEAT_HELD' and a.seat_held_until > ${now.toISOString()}::timestamptz then a.seat_held_until
    when a.status = 'INVITED' and ${isOpenTo(seminarRule('s', viewer, now))} then s.open_until end`;
}
