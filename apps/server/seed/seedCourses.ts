import type { Deps } from '../src/platform/deps.ts';
import type { Calendar } from './calendar.ts';
import { COURSES } from './data/courses.ts';
import { seedId } from './seedId.ts';

/** Number of the first course. */
const FIRST = 0x6001;

/** The courses of the demo, two of them done by Hana. */
export async function seedCourses(
  database: Deps['database'],
  calendar: Calendar,
  { hanaId, universityId }: { readonly hanaId: string; readonly universityId: string },
): Promise<void> {
  const made = COURSES.map((course, index) => ({ ...course, id: seedId('help', FIRST + index) }));
  await database
    .insertInto('courses')
    .values(
      made.map(({ doneAgo: _doneAgo, dueIn, isOfUniversity, startsIn, ...texts }) => ({
        ...texts,
        university_id: isOfUniversity === true ? universityId : null,
        starts_on: startsIn === null ? null : calendar.day(startsIn),
        due_on: dueIn === null ? null : calendar.day(dueIn),
        created_at: calendar.at(-90, 9),
      })),
    )
    .execute();
  await database
    .insertInto('course_completions')
    .values(
      made.flatMap(({ id, doneAgo }) =>
        doneAgo === undefined
          ? []
          : [{ user_id: hanaId, course_id: id, completed_at: calendar.at(-doneAgo, 21, 30) }],
      ),
    )
    .execute();
}
