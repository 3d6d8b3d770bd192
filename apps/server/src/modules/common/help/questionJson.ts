import { sql, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { helpCategoryJson } from './helpJson.ts';

/** Milliseconds without a word after which an answered question counts as closed: 14 days (common contract, `QuestionStatus`). */
export const SILENCE = 14 * 24 * 60 * 60 * 1000;

/** Most answers to one question (common contract, `QuestionDetail`). */
export const MOST_ANSWERS = 1_000;

/** Where a question stands. */
export type QuestionStatus = 'OPEN' | 'ANSWERED' | 'CLOSED';

/** The status of a row of `help_questions` under the alias `q`: silence closes what is answered. */
export function statusAt(now: Date): RawBuilder<QuestionStatus> {
  const last = new Date(now.getTime() - SILENCE).toISOString();
  return sql<QuestionStatus>`case when q.status = 'ANSWERED' and q.updated_at <= ${last}::timestamptz
    then 'CLOSED' else q.status end`;
}

/** A row of `help_questions` under the alias `q` as the common contract's `Question`. */
export function questionJson(now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', q.id,
    'category', (select ${helpCategoryJson('k')} from help_categories k where k.id = q.category_id),
    'title', q.title, 'text', q.text, 'status', ${statusAt(now)}, 'answerCount', q.answer_count,
    'hasUnreadAnswer', q.answered_at is not null and (q.read_at is null or q.read_at < q.answered_at),
    'createdAt', ${instantJson('q.created_at')}, 'updatedAt', ${instantJson('q.updated_at')})`;
}

/** A row of `help_answers` under the alias `a` as the common contract's `Answer`. */
export function answerJson(): RawBuilder<unknown> {
  return sql`json_build_object('id', a.id, 'questionId', a.question_id, 'isMine', a.is_by_student, 'text', a.text,
    'createdAt', ${instantJson('a.created_at')})`;
}
