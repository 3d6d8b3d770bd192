import { normalizeText } from '@michi/api/text';
import type { Transaction } from 'kysely';
import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { voidCalendarToken } from '../calendar/calendarTokens.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';
import { voidPasswordTokens } from '../mail-links/mailTokens.ts';
import { violatedPasswordRule } from './passwordRules.ts';

export interface ChosenPassword {
  readonly password: string;
  readonly confirmPassword?: string | undefined;
}

/** The rule that each field of a chosen password breaks; empty if it is acceptable. */
export function newPasswordRules(
  { password, confirmPassword }: ChosenPassword,
  email: string,
): Record<string, string> {
  const violation = violatedPasswordRule(password, email);
  return {
    ...(violation === undefined ? {} : { password: violation }),
    ...(confirmPassword === undefined ||
    normalizeText(confirmPassword, 'NFC') === normalizeText(password, 'NFC')
      ? {}
      : { confirmPassword: 'passwordMismatch' }),
  };
}

/**
 * Effects of a new password, in its transaction: its time is stored, every session ends, password links and calendar
 * subscriptions become invalid, and the user is informed by mail. Call `deps.mailer.wake()` after the commit.
 */
export async function afterNewPassword(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction.updateTable('users').set({ password_changed_at: now }).where('id', '=', userId).execute();
  await endSessionsOfUser(transaction, userId, now);
  await voidPasswordTokens(transaction, userId);
  await voidCalendarToken(transaction, userId);
  const reader = await mailReader(transaction, userId);
  await queueMail(transaction, { ...reader, template: 'passwordChanged', at: now }, now);
}
