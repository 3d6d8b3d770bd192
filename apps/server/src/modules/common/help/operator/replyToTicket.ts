import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { notify } from '../../../../platform/notifications/notify.ts';
import { Refusal } from '../../../../platform/operator/refusal.ts';
import { composeText } from '../../../../platform/validation/composeText.ts';
import { addAnswer } from '../addAnswer.ts';
import { MAX_ANSWERS, statusAt, type QuestionStatus } from '../questionJson.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** Most characters (common contract, `Answer`), counted by code points as JSON Schema does. */
const MAX_CHARACTERS = 2_000;

/** Most characters of the question's title in the title of a notification. */
const TITLE_ROOM = 220;

/**
 * Replies to a question as Michi and notifies its student, by notification and mail as they have chosen.
 * @throws Refusal; nothing is written then
 */
export async function replyToTicket(
  database: Kysely<Database>,
  id: string,
  reply: string,
  now: Date,
): Promise<void> {
  const text = composeText(reply).trim();
  if (text === '') throw new Refusal(null, 'The reply is empty');
  if (text.includes('\0')) throw new Refusal(null, 'The reply contains a NUL character');
  if ([...text].length > MAX_CHARACTERS) throw new Refusal(null, 'The reply has more than 2,000 characters');
  await inTransaction(database, async (transaction) => {
    const { userId, title, status, answerCount } = await lockTicket(transaction, id, now);
    if (status === 'CLOSED') throw new Refusal(null, `The ticket ${id} is closed`);
    if (answerCount >= MAX_ANSWERS) throw new Refusal(null, `The ticket ${id} already has 1,000 replies`);
    await addAnswer(transaction, id, { text, isByStudent: false }, now);
    const titles = { title: filled(en.answered, title), titleJp: filled(jp.answered, title) };
    const link = `/student/help-and-feedback?tab=1&question=${id}`;
    await notify(
      transaction,
      [{ userId, kind: 'HELP_ANSWER', ...titles, body: text, bodyJp: null, link }],
      now,
    );
  });
}

/**
 * Closes a question; it stays readable.
 * @throws Refusal; nothing is written then
 */
export async function closeTicket(database: Kysely<Database>, id: string, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { status } = await lockTicket(transaction, id, now);
    if (status === 'CLOSED') throw new Refusal(null, `The ticket ${id} is already closed`);
    await transaction
      .updateTable('help_questions')
      .set({ status: 'CLOSED', updated_at: now })
      .where('id', '=', id)
      .execute();
  });
}

interface LockedTicket {
  readonly userId: string;
  readonly title: string;
  readonly status: QuestionStatus;
  readonly answerCount: number;
}

/** Locks a ticket until the transaction ends. */
async function lockTicket(transaction: Transaction<Database>, id: string, now: Date): Promise<LockedTicket> {
  // Locks the account first, in the same order as account deletion.
  await sql`
    select from users u where u.id = (select user_id from help_questions where id = ${id}) for key share`.execute(
    transaction,
  );
  const { rows } = await sql<LockedTicket>`
    select q.user_id as "userId", q.title, ${statusAt(now)} as status, q.answer_count as "answerCount"
    from help_questions q where q.id = ${id} for no key update`.execute(transaction);
  const [ticket] = rows;
  if (ticket === undefined) throw new Refusal(null, `There is no ticket ${id}`);
  return ticket;
}

function filled(text: string, title: string): string {
  const letters = [...title];
  const short = letters.length > TITLE_ROOM ? `${letters.slice(0, TITLE_ROOM - 1).join('')}…` : title;
  return text.replace('{title}', () => short);
}
