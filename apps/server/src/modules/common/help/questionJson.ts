import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { helpCategoryJson } from './helpJson.ts';
import { columnsOf, instant, json, rowOrNull } from '../../../platform/json/json.ts';

/** A question of a student (common contract, `Question`). */
export type Question = ResponseBody<typeof manifest.common.listQuestions, 200>['data']['data'][number];

/** A message of a question (common contract, `Answer`). */
export type QuestionAnswer = ResponseBody<
  typeof manifest.common.showQuestion,
  200
>['data']['answers'][number];

const Q = columnsOf<'help_questions'>('q');
const A = columnsOf<'help_answers'>('a');

/** An answered question without a reply counts as closed after 14 days (common contract, `QuestionStatus`). */
export const SILENCE = 14 * 24 * 60 * 60 * 1000;

/** Most answers to one question (common contract, `QuestionDetail`). */
export const MAX_ANSWERS = 1_000;

export type QuestionStatus = Question['status'];

/** The status of the row `q` of `help_questions`. */
export function statusAt(now: Date): RawBuilder<QuestionStatus> {
  const last = new Date(now.getTime() - SILENCE).toISOString();
  return sql<QuestionStatus>`case when q.status = 'ANSWERED' and q.updated_at <= ${last}::timestamptz
    then 'CLOSED' else q.status end`;
}

/** The row `q` of `help_questions` as the common contract's `Question`. */
export function questionJson(now: Date): RawBuilder<Question> {
  return json<Question>({
    id: Q('id'),
    category: rowOrNull(helpCategoryJson('k'), sql`help_categories k where k.id = q.category_id`),
    title: Q('title'),
    text: Q('text'),
    status: statusAt(now),
    answerCount: Q('answer_count'),
    hasUnreadAnswer: sql<boolean>`q.answered_at is not null and (q.read_at is null or q.read_at < q.answered_at)`,
    createdAt: instant(Q('created_at')),
    updatedAt: instant(Q('updated_at')),
  });
}

/** The row `a` of `help_answers` as the common contract's `Answer`. */
export function answerJson(): RawBuilder<QuestionAnswer> {
  return json<QuestionAnswer>({
    id: A('id'),
    questionId: A('question_id'),
    isMine: A('is_by_student'),
    text: A('text'),
    createdAt: instant(A('created_at')),
  });
}
