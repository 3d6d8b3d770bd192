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
import { feedbackJson, type Feedback } from './feedbackJson.ts';

/** A page of what a student said about Michi as JSON text, the latest first. */
export function listFeedbacks(
  database: Kysely<Database>,
  page: PageRequest,
  userId: string,
): Promise<RowsJson<Feedback>> {
  return runRows(database, feedbackPage(page, userId));
}

/** The statement of a page. */
export function feedbackPage(page: PageRequest, userId: string): RawBuilder<SelectedRows<Feedback>> {
  return selectRows(
    feedbackJson(),
    sql`f.created_at desc, f.id desc`,
    (selected) => sql`
    select ${selected}
    from (
      select * from feedbacks where user_id = ${userId}
      order by created_at desc, id desc limit ${page.size} offset ${pageOffset(page)}
    ) f`,
  );
}

/** How often a student has said something about Michi, counted up to the limit of a total. */
export function countFeedbacks(database: Kysely<Database>, userId: string): Promise<number> {
  return countRows(database, sql`select from feedbacks where user_id = ${userId}`);
}
