import type { manifest } from '@michi/api/manifest';
import type { Body, ResponseBody } from '@michi/api/server';
import { placesIn } from '@michi/api/text';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { messagesOf } from '../../../platform/problem/messages.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { FoundShare } from './shares.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const title = messagesOf<'commented'>({ en, jp });

export type AnswerComment = ResponseBody<typeof manifest.user.listAnswerComments, 200>['data'][number];

/** A comment as a reader writes it. */
export type NewComment = Omit<Body<typeof manifest.user.createAnswerComment>, 'token'>;

/** Most comments on a version (user contract, `createAnswerComment`). */
const COMMENT_LIMIT = 200;

/** The section of the page for editing the profile that shows the answers of each topic. */
const SECTIONS: Readonly<Record<Database['profile_answers']['topic'], string>> = {
  ABOUT: 'about',
  FOCUS_AS_STUDENT: 'focus',
  REASON_FOR_APPLYING: 'reasons',
  RESEARCH_TOPICS: 'research',
  HOBBIES: 'hobbies',
  OWN_QUESTION: 'questions',
};

/** The comments on a version, the oldest first, each where its words stand in the text now. */
export async function readComments(
  database: Kysely<Database>,
  answerId: string,
  text: string,
): Promise<AnswerComment[]> {
  const rows = await database
    .selectFrom('answer_comments')
    .select(['id', 'author', 'text', 'quote', 'start', 'created_at'])
    .where('answer_id', '=', answerId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(COMMENT_LIMIT)
    .execute();
  const placeOf = placesIn(text);
  return rows.map(({ created_at, quote, start, ...comment }) => ({
    ...comment,
    quote,
    start: placeOf(quote, start),
    createdAt: created_at,
  }));
}

/**
 * Adds a comment to the version of a link, and notifies its student.
 * @throws Problem NOT_FOUND if link or student are gone meanwhile, TRANSITION_NOT_ALLOWED if the words do not stand in the
 * text, or at the limit
 */
export async function addComment(
  transaction: Transaction<Database>,
  { answerId, id, userId }: Pick<FoundShare, 'answerId' | 'id' | 'userId'>,
  { author, quote, start, text }: NewComment,
  now: Date,
): Promise<AnswerComment> {
  // Locks the account first, in the same order as account deletion.
  const owner = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('account_status', '=', 'ACTIVE')
    .forKeyShare()
    .executeTakeFirst();
  const answer = await transaction
    .selectFrom('profile_answers')
    .innerJoin('answer_shares', 'answer_shares.answer_id', 'profile_answers.id')
    .select(['profile_answers.topic', 'profile_answers.name', 'profile_answers.text'])
    .where('profile_answers.id', '=', answerId)
    .where('answer_shares.id', '=', id)
    .forNoKeyUpdate('profile_answers')
    .executeTakeFirst();
  if (owner === undefined || answer === undefined) throw new Problem('NOT_FOUND');
  const place = placesIn(answer.text)(quote, start);
  if (place === null) throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'wordsGone' });
  const others = await transaction
    .selectFrom('answer_comments')
    .select('id')
    .where('answer_id', '=', answerId)
    .limit(COMMENT_LIMIT)
    .execute();
  if (others.length >= COMMENT_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyComments' });
  const { id: commentId } = await transaction
    .insertInto('answer_comments')
    .values({
      user_id: userId,
      answer_id: answerId,
      author,
      text,
      quote,
      start: place,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = { author, name: answer.name };
  await notify(
    transaction,
    [
      {
        userId,
        kind: 'ANSWER_COMMENT',
        title: title('en', 'commented', names),
        titleJp: title('jp', 'commented', names),
        body: text,
        bodyJp: null,
        link: `/student/profile/edit?section=${SECTIONS[answer.topic]}&answer=${answerId}&comment=${commentId}`,
      },
    ],
    now,
  );
  return { id: commentId, author, text, quote, start: place, createdAt: now.toISOString() };
}

/** Removes a comment on an answer of the user. */
export async function removeComment(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('answer_comments')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new Problem('NOT_FOUND');
}
