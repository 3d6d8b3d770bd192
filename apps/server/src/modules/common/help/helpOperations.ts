import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { readPage } from '../../../platform/page/list.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route, idempotentRoute } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { answerQuestion } from './answerQuestion.ts';
import { askQuestion } from './askQuestion.ts';
import { findHelps } from './findHelps.ts';
import { listHelpCategories, listHelps } from './listHelps.ts';
import { listQuestions } from './listQuestions.ts';
import { readQuestion } from './readQuestion.ts';
import { showQuestion } from './showQuestion.ts';
import { jsonData, jsonDone } from '../../../platform/json/jsonText.ts';

const QUESTIONS: RateLimit = { name: 'ask a question', tries: 20, seconds: 3_600 };

const ANSWERS: RateLimit = { name: 'answer a question', tries: 60, seconds: 3_600 };

/** Help articles, and a student's questions to Michi. */
export function helpOperations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.common.listHelpCategories, async () => ({
    status: 200,
    json: jsonData(await listHelpCategories(database)),
  }));

  route(router, manifest.common.findHelps, async ({ query }) => ({
    status: 200,
    json: jsonData(await findHelps(database, query.search)),
  }));

  route(router, manifest.common.listHelps, async ({ params }) => ({
    status: 200,
    json: jsonData(await listHelps(database, params.id)),
  }));

  route(router, manifest.common.listQuestions, async ({ query, user, now }) => {
    const data = await readPage(database, query, listQuestions(query, user.id, now));
    return { status: 200, json: jsonData(data) };
  });

  idempotentRoute(router, manifest.common.createQuestion, { limit: QUESTIONS }, async (call, transaction) => {
    const question = await askQuestion(transaction, call.body, call.user.id, call.now);
    return { status: 201, json: jsonDone(successMessage(call.language, 'questionSent'), question) };
  });

  route(router, manifest.common.showQuestion, async ({ params, user, now }) => ({
    status: 200,
    json: jsonData(await showQuestion(database, params.id, user.id, now)),
  }));

  route(router, manifest.common.readQuestion, async ({ params, user, now }) => {
    const question = await inTransaction(database, (transaction) =>
      readQuestion(transaction, params.id, user.id, now),
    );
    return { status: 200, json: jsonData(question) };
  });

  idempotentRoute(router, manifest.common.createAnswer, { limit: ANSWERS }, async (call, transaction) => {
    const answer = await answerQuestion(transaction, call.body, call.user.id, call.now);
    return { status: 201, json: jsonDone(successMessage(call.language, 'answerSent'), answer) };
  });
}
