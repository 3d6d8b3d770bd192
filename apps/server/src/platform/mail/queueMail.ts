import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { mailLifetime, type Mail } from './mail.ts';

/**
 * Puts a mail in line, within the transaction it tells of: it is sent if and only if that commits.
 * Call `deps.mailer.wake()` after the commit, so that it leaves at once.
 * @param now when the life of the mail's link began
 */
export async function queueMail(database: Kysely<Database>, mail: Mail, now: Date): Promise<void> {
  const { to, language, template, ...words } = mail;
  await database
    .insertInto('mails')
    .values({
      recipient: to,
      language,
      template,
      words: JSON.stringify(words),
      created_at: now,
      expires_at: new Date(now.getTime() + mailLifetime(template)),
      next_attempt_at: now,
    })
    .execute();
}
