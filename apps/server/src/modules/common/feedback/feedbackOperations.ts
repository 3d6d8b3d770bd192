import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { RateLimit } from '../../../platform/rate-limit/rateLimiter.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { giveFeedback } from './giveFeedback.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';
import { sql } from 'kysely';
import { readPage, type List } from '../../../platform/page/list.ts';
import { feedbackJson, type Feedback } from './feedbackJson.ts';

/** Feedback of one account in an hour. */
const GIVEN_BY_ACCOUNT: RateLimit = { name: 'give feedback', tries: 20, seconds: 3_600 };

/** Feedback of students about Michi. */
export function feedbackOperations(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;

  route(router, manifest.common.listFeedbacks, async ({ query, user }) => {
    const data = await readPage(database, query, listFeedbacks(user.id));
    return { status: 200, json: jsonData(data) };
  });

  // Tries are counted before the transaction, so that they stay counted when it fails.
  idempotentRoute(
    router,
    manifest.common.createFeedback,
    {
      serialize: async ({ user }, work) => {
        await rateLimiter.take(GIVEN_BY_ACCOUNT, user.id);
        return work();
      },
    },
    async ({ body, language, now, user }, transaction) => {
      const feedback = await giveFeedback(transaction, body, user.id, now);
      const message = successMessage(language, 'feedbackSent');
      return { status: 201, json: jsonDone(message, feedback) };
    },
  );
}

/** What a student said about Michi, the latest first. */
const listFeedbacks = (userId: string): List<Feedback> => ({
  row: feedbackJson(),
  id: sql`f.id`,
  from: sql`feedbacks f`,
  where: sql`f.user_id = ${userId}`,
  order: sql`f.created_at desc, f.id desc`,
});
