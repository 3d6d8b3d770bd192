import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';

/** Whose eyes a course is seen with: which are for them, and which they have done. */
export interface Learner {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
}

/** That a row of `courses` under the alias `c` is for the learner. */
export function isFor({ universityId }: Learner): RawBuilder<SqlBool> {
  return sql<SqlBool>`(c.university_id is null or c.university_id = ${universityId}::uuid)`;
}

/**
 * A row of `courses` under the alias `c` as the common contract's `Course`, with when the learner completed it under the
 * alias `done`.
 */
export function courseJson(): RawBuilder<unknown> {
  return sql`json_build_object('id', c.id, 'name', c.name, 'nameJp', c.name_jp, 'description', c.description,
    'descriptionJp', c.description_jp, 'provider', c.provider, 'providerJp', c.provider_jp, 'url', c.url,
    'minutes', c.minutes, 'startsOn', c.starts_on, 'dueOn', c.due_on,
    'audience', case when c.university_id is null then 'PUBLIC' else 'UNIVERSITY' end,
    'isCompleted', done.completed_at is not null, 'completedAt', ${instantJson('done.completed_at')})`;
}
