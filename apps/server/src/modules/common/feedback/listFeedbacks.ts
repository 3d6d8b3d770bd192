import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { type RowsJson, runRows, type SelectedRows, selectRows } from '../../../platform/page/rowsJson.ts';
import { feedbackJson, type Feedback } from './feedbackJson.ts';

/** A page of what a student said about Michi as JSON text, the latest first. */
export async function listFeedbacks(
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
export async function countFeedbacks(database: Kysely<Database>, userId: string): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::int as total from (
      select from feedbacks where user_id = ${userId} limit ${TOTAL_LIMIT}
    ) counted`.execute(database);
  return rows[0]?.total ?? 0;
}
