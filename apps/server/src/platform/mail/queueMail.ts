import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { mailLifetime, type Mail } from './mail.ts';

/**
 * Queues a mail, within the transaction it reports: it is sent if and only if that commits.
 * Call `deps.mailer.wake()` after the commit, so that it leaves at once.
 * @param now when the life of the mail's link began
 */
export async function queueMail(database: Kysely<Database>, mail: Mail, now: Date): Promise<void> {
  await queueMails(database, [mail], now);
}

/** Puts several mails in line with one statement, as `queueMail` does. */
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
