import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { idempotentRoute, route } from '../../../platform/validation/route.ts';
import { addComment, readComments } from './comments.ts';
import { countAnswerView, findAnswerShare } from './shares.ts';

/** Against floods: a class of 40 that reads and comments on each other's answers has one address. */
const OPENED_FROM_ADDRESS: RateLimit = { name: 'open shared answers', tries: 6_000, seconds: 600 };
const COMMENTED_FROM_ADDRESS: RateLimit = { name: 'comment from an address', tries: 3_000, seconds: 600 };

/** By link and address, so that nobody uses up what others may do with a link. */
const OPENED_BY_READER: RateLimit = { name: 'open a shared answer', tries: 300, seconds: 600 };
const COMMENTED_BY_READER: RateLimit = { name: 'comment as a reader', tries: 60, seconds: 600 };

const COMMENTED_ON_LINK: RateLimit = { name: 'comment on a shared answer', tries: 120, seconds: 600 };

/** Answers behind a link, for readers without an account. */
export function sharedAnswers(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;
  route(router, manifest.user.showSharedAnswer, async ({ address, body, now }) => {
    await rateLimiter.takeAll([
      [OPENED_FROM_ADDRESS, address],
      [OPENED_BY_READER, `${address} ${body.token}`],
    ]);
    const share = await findAnswerShare(database, body.token, now);
    const answer = await database
      .selectFrom('profile_answers')
      .innerJoin('user_details', 'user_details.user_id', 'profile_answers.user_id')
      .select([
        'family_name',
        'first_name',
        'family_name_jp',
        'first_name_jp',
        'topic',
        'question',
        'language',
        'text',
        'target',
        'counts_line_breaks',
        'profile_answers.updated_at',
      ])
      .where('profile_answers.id', '=', share.answerId)
      .executeTakeFirst();
    if (answer === undefined) throw new Problem('NOT_FOUND');
    await countAnswerView(database, share.id, now);
    const { language, question, target, text, topic } = answer;
    const data = {
      familyName: answer.family_name,
      firstName: answer.first_name,
      familyNameJp: answer.family_name_jp,
      firstNameJp: answer.first_name_jp,
      topic,
      question,
      language,
      text,
      target,
      countsLineBreaks: answer.counts_line_breaks,
      updatedAt: answer.updated_at,
      expiresAt: share.expiresAt,
      comments: await readComments(database, share.answerId, text),
    };
    return { status: 200, body: { data } };
  });

  idempotentRoute(
    router,
    manifest.user.createAnswerComment,
    {
      ownerOf: async ({ address, body, now }) => {
        await rateLimiter.takeAll([
          [COMMENTED_FROM_ADDRESS, address],
          [COMMENTED_BY_READER, `${address} ${body.token}`],
          [COMMENTED_ON_LINK, body.token],
        ]);
        return (await findAnswerShare(database, body.token, now)).userId;
      },
    },
    async ({ body: { token, ...comment }, now }, transaction) => {
      const share = await findAnswerShare(transaction, token, now);
      return { status: 201, body: { data: await addComment(transaction, share, comment, now) } };
    },
  );
}
