import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { INVITATION_LIFETIME, type Mail } from '../../../platform/mail/mail.ts';
import { portalLink } from '../../../platform/mail/portalLink.ts';
import { queueMails } from '../../../platform/mail/queueMail.ts';
import { issueMailTokens } from '../mail-links/mailTokens.ts';
import type { NewUser } from './newUser.ts';

export interface Invited extends Pick<
  NewUser,
  'email' | 'language' | 'familyName' | 'firstName' | 'familyNameJp' | 'firstNameJp'
> {
  readonly userId: string;
}

/** Per statement. */
const INVITED_AT_ONCE = 500;

/**
 * Queues mails to people who were added, each with a link to choose a password. Earlier links become invalid. Call
 * `deps.mailer.wake()` after the commit.
 */
export async function inviteUsers(
  deps: Deps,
  transaction: Transaction<Database>,
  people: readonly Invited[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < people.length; start += INVITED_AT_ONCE) {
    const part = people.slice(start, start + INVITED_AT_ONCE);
    const holders = part.map(({ userId, email }) => ({ userId, email, purpose: 'CREATE_PASSWORD' as const }));
    const tokens = await issueMailTokens(deps, transaction, holders, now, INVITATION_LIFETIME);
    const mails = part.map((person, index): Mail => {
      const link = portalLink(deps.settings, PATH, { fragment: { token: tokens[index] ?? '' } });
      const { email: to, language } = person;
      return { to, language, name: nameOf(person), template: 'invitation', link };
    });
    await queueMails(transaction, mails, now);
  }
}

const PATH = '/app/create-password';

function nameOf({ language, familyName, firstName, familyNameJp, firstNameJp }: Invited): string {
  return language === 'jp'
    ? `${familyNameJp ?? familyName ?? ''} ${firstNameJp ?? firstName ?? ''}`
    : (firstName ?? firstNameJp ?? '');
}
