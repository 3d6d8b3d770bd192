import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarEntry, CalendarSource } from '../../../platform/calendar/calendarSource.ts';
import { dayAt, dayBegins, daysLater } from '../../../platform/calendar/days.ts';
import { isFor } from './courseJson.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

interface CourseDay {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string | null;
  readonly day: string;
  readonly what: keyof typeof en;
}

/** The first and last days of a student's open courses. Courses are voluntary, so that neither day is a deadline. */
export const courseCalendar: CalendarSource = {
  name: 'course',
  async read(database, { userId, from, before, timezone }) {
    const first = dayAt(from, timezone);
    const last = dayAt(new Date(before.getTime() - 1), timezone);
    const { rows: students } = await sql<{ universityId: string | null }>`
      select university_id as "universityId" from students where user_id = ${userId}`.execute(database);
    const [student] = students;
    if (student === undefined) return [];
    const { rows } = await sql<CourseDay>`
      select c.id, c.name, c.name_jp as "nameJp", d.day, d.what
      from courses c cross join lateral (values (c.starts_on, 'begins'), (c.due_on, 'due')) as d(day, what)
      where ${isFor({ id: userId, universityId: student.universityId })}
        and d.day >= ${first}::date and d.day <= ${last}::date
        and not exists (select from course_completions x where x.user_id = ${userId} and x.course_id = c.id)`.execute(
      database,
    );
    return rows.map((row) => entryOf(row, timezone));
  },
};

/**
 * Id of a course's first day. The last day has the course's own id, and calendar apps keep only one of two events with
 * the same id.
 */
const idOfBeginning = (courseId: string): string =>
  `${courseId.slice(0, 24)}${createHash('sha256').update(courseId).digest('hex').slice(0, 12)}`;

function entryOf({ id, name, nameJp, day, what }: CourseDay, timezone: string): CalendarEntry {
  return {
    id: what === 'begins' ? idOfBeginning(id) : id,
    kind: 'COURSE',
    title: en[what].replace('{name}', () => name),
    titleJp: jp[what].replace('{name}', () => nameJp ?? name),
    organizer: null,
    isAllDay: true,
    startsAt: dayBegins(day, timezone).toISOString(),
    endsAt: dayBegins(daysLater(day, 1), timezone).toISOString(),
    isUnanswered: false,
    style: null,
    place: null,
    placeJp: null,
    link: null,
    path: '/student/courses',
  };
}
