import { sql } from 'kysely';
import { refreshSeminarSearch } from '../src/modules/seminar/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import type { Calendar } from './calendar.ts';
import { makeSeminars, type SeminarParts } from './makeSeminars.ts';
import { seedId } from './seedId.ts';

/** The seminars of the demo, the students who fill them, and what Hana and Alex did with them. */
export async function seedSeminars(
  database: Deps['database'],
  calendar: Calendar,
  parts: SeminarParts,
): Promise<void> {
  const { answered, applications, classmates, favorites, seminars } = makeSeminars(calendar, parts);
  await database
    .insertInto('users')
    .values(classmates.map(({ user }) => user))
    .execute();
  await database
    .insertInto('user_details')
    .values(classmates.map(({ details }) => details))
    .execute();
  await database
    .insertInto('students')
    .values(classmates.map(({ student }) => student))
    .execute();
  await database.insertInto('seminars').values(seminars).execute();
  await database
    .insertInto('seminar_applications')
    .values(
      applications.map((row, index) => ({
        ...row,
        queue_number: ['WAITING', 'SEAT_HELD'].includes(row.status) ? index + 1 : null,
      })),
    )
    .execute();
  await database.insertInto('seminar_favorites').values(favorites).execute();
  for (const [index, application] of answered.entries()) {
    await sql`
      insert into seminar_feedback (id, application_id, ratings, texts, given_at)
      select ${seedId('seminar', 0xf001 + index)}, ${application}, json_agg(json_build_object(
        'questionId', q.id, 'itemId', item -> 'id', 'rating', 4)), '[]', ${calendar.at(-23, 20)}
      from seminar_feedback_questions q, jsonb_array_elements(q.items) item`.execute(database);
  }
  await refreshSeminarSearch(database);
}
