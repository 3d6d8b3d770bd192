import type { Transaction } from 'kysely';
import type { Database, TokenPurpose } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { portalLink } from '../../../platform/mail/portalLink.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';
import { issueMailToken } from './mailTokens.ts';

const LINKS = {
  VERIFY_EMAIL: { template: 'verifyEmail', path: '/app/verify-email' },
  RESET_PASSWORD: { template: 'resetPassword', path: '/app/reset-password' },
  CREATE_PASSWORD: { template: 'createPassword', path: '/app/create-password' },
} as const satisfies Record<TokenPurpose, { readonly template: string; readonly path: string }>;

/**
 * Queues a mail whose link contains a new token for a purpose; the link of the previous mail becomes invalid. Call
 * `deps.mailer.wake()` after the commit.
 */
export async function queueLinkMail(
  deps: Deps,
  transaction: Transaction<Database>,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  const { timezone: _, ...reader } = await mailReader(transaction, userId);
  const token = await issueMailToken(deps, transaction, { userId, email: reader.to, purpose }, now);
  const { template, path } = LINKS[purpose];
  const link = portalLink(deps.settings, path, { fragment: { token } });
  await queueMail(transaction, { ...reader, template, link }, now);
}
