import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import {
  pageJson,
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import type { RateLimit } from '../../../platform/rate-limit/rateLimiter.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { giveFeedback } from './giveFeedback.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { feedbackJson, type Feedback } from './feedbackJson.ts';

/** Feedback of one account in an hour. */
const GIVEN_BY_ACCOUNT: RateLimit = { name: 'give feedback', tries: 20, seconds: 3_600 };

/** What a student thinks of Michi. */
export function feedbackOperations(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;

  route(
    router,
    manifest.common.listFeedbacks,
  )(async ({ query, user }) => {
    const data = await pageJson(query, {
      rows: () => listFeedbacks(database, query, user.id),
      total: () => countFeedbacks(database, user.id),
    });
    return { status: 200, json: jsonData(data) };
  });

  // Tries are counted before the transaction, so that they stay counted when it fails.
  idempotentRoute(router, manifest.common.createFeedback, {
    serialize: async ({ user }, work) => {
      await rateLimiter.take(GIVEN_BY_ACCOUNT, user.id);
      return work();
    },
  })(async ({ body, language, now, user }, transaction) => {
    const feedback = await giveFeedback(transaction, body, user.id, now);
    const message = successMessage(language, 'feedbackSent');
    return { status: 201, json: jsonDone(message, feedback) };
  });
}

/** A page of what a student said about Michi as JSON text, the latest first. */
function listFeedbacks(
  database: Kysely<Database>,
  page: PageRequest,
  userId: string,
): Promise<RowsJson<Feedback>> {
  return runRows(database, feedbackPage(page, userId));
}

/** The statement of a page. */
function feedbackPage(page: PageRequest, userId: string): RawBuilder<SelectedRows<Feedback>> {
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
function countFeedbacks(database: Kysely<Database>, userId: string): Promise<number> {
  return countRows(database, sql`select from feedbacks where user_id = ${userId}`);
}
