import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import type { PeriodicTask } from '../../../platform/background/periodic.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { jsonData, jsonDone, jsonObject, jsonOf } from '../../../platform/json/jsonText.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { SHOWN_AFTER } from '../shareToken.ts';
import { successMessage } from '../successMessage.ts';
import { listOfAnswers, readAnswer } from './answerJson.ts';
import { readComments, removeComment } from './comments.ts';
import { addAnswer, changeAnswer, deleteAnswer } from './saveAnswer.ts';
import { findOwnAnswer, listOfAnswerShares, readAnswerShare, shareAnswer } from './shares.ts';

/** A text is saved while it is written. */
const SAVED_BY_ACCOUNT: RateLimit = { name: 'save an answer', tries: 3_600, seconds: 3_600 };

const SHARED_BY_ACCOUNT: RateLimit = { name: 'share an answer', tries: 120, seconds: 3_600 };

/** The answers of the signed-in student, their links and comments. */
export function answers(router: ServiceRouter): void {
  const { deps } = router;
  const { database, rateLimiter } = deps;
  route(router, manifest.user.listProfileAnswers, async ({ user }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    return { status: 200, json: jsonData(await listOfAnswers(database, user.id)) };
  });

  idempotentRoute(
    router,
    manifest.user.createProfileAnswer,
    { limit: SAVED_BY_ACCOUNT },
    async ({ body, user, language, now }, transaction) => {
      const id = await addAnswer(transaction, body, user, now);
      const data = await readAnswer(transaction, id, user.id);
      return { status: 201, json: jsonDone(successMessage(language, 'answerSaved'), data) };
    },
  );

  route(router, manifest.user.updateProfileAnswer, async ({ body, params, user, language, now }) => {
    await rateLimiter.take(SAVED_BY_ACCOUNT, user.id);
    const data = await inTransaction(database, async (transaction) => {
      const id = await changeAnswer(transaction, params.id, body, user, language, now);
      return readAnswer(transaction, id, user.id);
    });
    return { status: 200, json: jsonDone(successMessage(language, 'answerSaved'), data) };
  });

  idempotentRoute(
    router,
    manifest.user.deleteProfileAnswer,
    async ({ params, user, language }, transaction) => {
      await deleteAnswer(transaction, params.id, user.id);
      const message = successMessage(language, 'answerDeleted');
      return { status: 200, body: { data: { isDeleted: true }, message } };
    },
  );

  route(router, manifest.user.listAnswerComments, async ({ params, user }) => {
    const { text } = await findOwnAnswer(database, params.id, user.id);
    return { status: 200, body: { data: await readComments(database, params.id, text) } };
  });

  idempotentRoute(router, manifest.user.deleteAnswerComment, async ({ params, user }, transaction) => {
    await removeComment(transaction, params.id, user.id);
    return { status: 200, body: { data: { isDeleted: true } } };
  });

  route(router, manifest.user.listAnswerShares, async ({ params, user }) => ({
    status: 200,
    json: jsonData(await listOfAnswerShares(database, params.id, user.id)),
  }));

  route(router, manifest.user.createAnswerShare, async ({ body, params, user, now }) => {
    await rateLimiter.take(SHARED_BY_ACCOUNT, user.id);
    const { id, token } = await inTransaction(database, (transaction) =>
      shareAnswer(deps, transaction, params.id, body, user, now),
    );
    const share = await readAnswerShare(database, id);
    return { status: 201, json: jsonData(jsonObject({ token: jsonOf(token), share })) };
  });

  idempotentRoute(router, manifest.user.deleteAnswerShare, async ({ params, user }, transaction) => {
    const deleted = await transaction
      .deleteFrom('answer_shares')
      .where('id', '=', params.id)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined) throw new Problem('NOT_FOUND');
    return { status: 200, body: { data: { isDeleted: true } } };
  });
}

/** Deletes long expired links to answers; the comments stay. */
export const clearAnswerShares: PeriodicTask = {
  name: 'clear links to answers that are over',
  every: 3_600_000,
  run: ({ clock, database }) =>
    database
      .deleteFrom('answer_shares')
      .where('expires_at', '<=', new Date(clock.now().getTime() - SHOWN_AFTER).toISOString())
      .execute(),
};
