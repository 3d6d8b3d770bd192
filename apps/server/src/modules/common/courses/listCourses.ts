import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import { searchWithin } from '../../../platform/search/searchCondition.ts';
import { courseJson, type Course, isFor, type Learner } from './courseJson.ts';

type CourseFilter = Omit<Query<typeof manifest.common.listCourses>, 'page' | 'size'>;

/** A page of a student's courses: open ones by last day, then completed ones, the latest first. */
export function listCourses(
  database: Kysely<Database>,
  filter: CourseFilter,
  page: PageRequest,
  learner: Learner,
): Promise<RowsJson<Course>> {
  return runRows(database, coursePage(filter, page, learner));
}

export function coursePage(
  filter: CourseFilter,
  page: PageRequest,
  learner: Learner,
): RawBuilder<SelectedRows<Course>> {
  const end = pageOffset(page) + page.size;
  return selectRows(
    courseJson(),
    sql`done.place`,
    (selected) => sql`
    with page as materialized (
      select id, completed_at, row_number() over (order by ${ORDER}) as place
      from (${courses(filter, end, learner)}) found
      order by ${ORDER} limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page done join courses c on c.id = done.id`,
  );
}

export function countCourses(
  database: Kysely<Database>,
  filter: CourseFilter,
  learner: Learner,
): Promise<number> {
  return countRows(database, sql`select from (${courses(filter, TOTAL_LIMIT, learner)}) found`);
}

/** A catalogue is short: a search reads all of it, without an index. */
export const COURSE_TEXT = sql`search_form(concat_ws(' ', c.name, c.name_jp, c.provider, c.provider_jp, c.description, c.description_jp))`;

const ORDER = sql`completed_at desc nulls first, due_on, id`;

/** Open and completed courses, up to `limit` each and read in the order of their own index. */
function courses(
  { isCompleted, search }: CourseFilter,
  limit: number,
  learner: Learner,
): RawBuilder<unknown> {
  const found = searchWithin(COURSE_TEXT, search);
  const done = sql`(
    select c.id, null::date as due_on, d.completed_at from course_completions d join courses c on c.id = d.course_id
    where d.user_id = ${learner.id} and ${isFor(learner)} and ${found}
    order by d.completed_at desc, d.course_id limit ${limit})`;
  const toDo = (audience: RawBuilder<unknown>) => sql`(
    select c.id, c.due_on, null::timestamptz as completed_at from courses c
    where ${audience} and ${found}
      and not exists (select from course_completions d where d.user_id = ${learner.id} and d.course_id = c.id)
    order by c.due_on, c.id limit ${limit})`;
  const open = [
    toDo(sql`c.university_id is null`),
    ...(learner.universityId === null ? [] : [toDo(sql`c.university_id = ${learner.universityId}::uuid`)]),
  ];
  const lists = isCompleted === undefined ? [...open, done] : isCompleted ? [done] : open;
  return sql.join(lists, sql` union all `);
}
