import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** The questions about every seminar in the order to ask them, as JSON text. */
export async function feedbackQuestions(database: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ questions: string }>`
    select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'questionJp', q.question_jp,
      'scale', q.scale, 'isRequired', q.is_required, 'items', q.items) order by q.position), '[]')::text as questions
    from seminar_feedback_questions q`.execute(database);
  return rows[0]?.questions ?? '[]';
}
