import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import { questionJson, type Question, statusAt, type QuestionStatus } from './questionJson.ts';

/** A page of a student's questions as JSON text, the latest change first. */
export function listQuestions(
  database: Kysely<Database>,
  status: QuestionStatus | undefined,
  page: PageRequest,
  userId: string,
  now: Date,
): Promise<RowsJson<Question>> {
  return runRows(database, questionPage(status, page, userId, now));
}

/** The statement of a page. */
export function questionPage(
  status: QuestionStatus | undefined,
  page: PageRequest,
  userId: string,
  now: Date,
): RawBuilder<SelectedRows<Question>> {
  return selectRows(
    questionJson(now),
    sql`q.updated_at desc, q.id desc`,
    (selected) => sql`
    select ${selected}
    from (
      select q.* from help_questions q where q.user_id = ${userId} ${ofStatus(status, now)}
      order by q.updated_at desc, q.id desc limit ${page.size} offset ${pageOffset(page)}
    ) q`,
  );
}

/** How many questions a student has asked, counted up to the limit of a total. */
export function countQuestions(
  database: Kysely<Database>,
  status: QuestionStatus | undefined,
  userId: string,
  now: Date,
): Promise<number> {
  return countRows(
    database,
    sql`select from help_questions q where q.user_id = ${userId} ${ofStatus(status, now)}`,
  );
}

function ofStatus(status: QuestionStatus | undefined, now: Date): RawBuilder<unknown> {
  return status === undefined ? sql`` : sql`and ${statusAt(now)} = ${status}`;
}
