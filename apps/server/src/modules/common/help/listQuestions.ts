import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type SqlBool } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { and, searchWithin } from '../../../platform/search/searchCondition.ts';
import { questionJson, type Question, statusAt } from './questionJson.ts';

const SEARCHED_TEXT = sql`search_form(concat_ws(' ', q.title, q.text,
  (select string_agg(a.text, ' ') from help_answers a where a.question_id = q.id)))`;

type QuestionFilter = Omit<Query<typeof manifest.common.listQuestions>, 'page' | 'size'>;

/** A student's questions, the latest change first. A search looks at their messages, too; no index is used. */
export const listQuestions = (
  { search, status }: QuestionFilter,
  userId: string,
  now: Date,
): List<Question> => ({
  row: questionJson(now),
  id: sql`q.id`,
  from: sql`help_questions q`,
  where: and([
    sql<SqlBool>`q.user_id = ${userId}`,
    ...(status === undefined ? [] : [sql<SqlBool>`${statusAt(now)} = ${status}`]),
    searchWithin(SEARCHED_TEXT, search),
  ]),
  order: sql`q.updated_at desc, q.id desc`,
});
