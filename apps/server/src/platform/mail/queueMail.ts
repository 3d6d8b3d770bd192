import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { mailLifetime, type Mail } from './mail.ts';

/**
 * Queues a mail in the transaction that it reports. Call `deps.mailer.wake()` after the commit, so that it is sent at
 * once.
 * @param now start of the lifetime of the mail's link
 */
export async function queueMail(database: Kysely<Database>, mail: Mail, now: Date): Promise<void> {
  await queueMails(database, [mail], now);
}

export async function queueMails(
  database: Kysely<Database>,
  mails: readonly Mail[],
  now: Date,
): Promise<void> {
  await database
    .insertInto('mails')
    .values(
      mails.map(({ to, language, template, ...words }) => ({
        recipient: to,
        language,
        template,
        words: JSON.stringify(words),
        created_at: now,
        expires_at: new Date(now.getTime() + mailLifetime(template)),
        next_attempt_at: now,
      })),
    )
    .execute();
}
