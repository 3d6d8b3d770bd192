import type { Insertable } from 'kysely';
import type { Deps } from '../src/platform/deps.ts';
import type { Database } from '../src/platform/database/schema.ts';

const WRITTEN_AT = new Date('2026-11-01T00:00:00.000Z');

/** An answer of a user: a reason for applying in their profile, unless changed. @returns its id */
export async function addAnswer(
  database: Deps['database'],
  userId: string,
  changes: Partial<Insertable<Database['profile_answers']>> = {},
): Promise<string> {
  const { id } = await database
    .insertInto('profile_answers')
    .values({
      user_id: userId,
      topic: 'REASON_FOR_APPLYING',
      name: 'Why',
      language: 'en',
      text: 'To hear what people mean.',
      counts_line_breaks: false,
      is_in_profile: true,
      created_at: WRITTEN_AT,
      updated_at: WRITTEN_AT,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
