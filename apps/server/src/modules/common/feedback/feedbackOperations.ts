import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { giveFeedback } from './giveFeedback.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { sql } from 'kysely';
import { readPage, type List } from '../../../platform/page/list.ts';
import { feedbackJson, type Feedback } from './feedbackJson.ts';

const LIMIT: RateLimit = { name: 'give feedback', tries: 20, seconds: 3_600 };

/** Lists a student's feedback about Michi, and receives more. */
export function feedbackOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.common.listFeedbacks, async ({ query, user }) => {
    const data = await readPage(database, query, listFeedbacks(user.id));
    return { status: 200, json: jsonData(data) };
  });

  idempotentRoute(router, manifest.common.createFeedback, { limit: LIMIT }, async (call, transaction) => {
    const feedback = await giveFeedback(transaction, call.body, call.user.id, call.now);
    return { status: 201, json: jsonDone(successMessage(call.language, 'feedbackSent'), feedback) };
  });
}

/** A student's feedback, the latest first. */
const listFeedbacks = (userId: string): List<Feedback> => ({
  row: feedbackJson(),
  id: sql`f.id`,
  from: sql`feedbacks f`,
  where: sql`f.user_id = ${userId}`,
  order: sql`f.created_at desc, f.id desc`,
});
