import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CurrentUser } from '../../../platform/auth/currentUser.ts';
import { columnsOf, instant, json } from '../../../platform/json/json.ts';

/** A course (common contract, `Course`). */
export type Course = ResponseBody<typeof manifest.common.listCourses, 200>['data']['data'][number];

const C = columnsOf<'courses'>('c');

/** The student who views courses: determines which are for them, and which are completed. */
export type Learner = Pick<CurrentUser, 'id' | 'universityId'>;

/** SQL condition: the row `c` of `courses` is for the learner. */
export function isFor({ universityId }: Learner): RawBuilder<SqlBool> {
  return sql<SqlBool>`(c.university_id is null or c.university_id = ${universityId}::uuid)`;
}

/** The row `c` of `courses` as the common contract's `Course`; `done` has the learner's `completed_at`. */
export function courseJson(): RawBuilder<Course> {
  return json<Course>({
    id: C('id'),
    name: C('name'),
    nameJp: C('name_jp'),
    description: C('description'),
    descriptionJp: C('description_jp'),
    provider: C('provider'),
    providerJp: C('provider_jp'),
    url: C('url'),
    minutes: C('minutes'),
    startsOn: C('starts_on'),
    dueOn: C('due_on'),
    audience: sql<Course['audience']>`case when c.university_id is null then 'PUBLIC' else 'UNIVERSITY' end`,
    isCompleted: sql<boolean>`done.completed_at is not null`,
    completedAt: instant(sql<string | null>`done.completed_at`),
  });
}
