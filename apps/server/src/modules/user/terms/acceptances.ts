import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** Version of the terms and the privacy notice. */
export type TermsVersion = Body<typeof manifest.user.acceptTerms>['termsVersion'];

export const CURRENT_TERMS: TermsVersion = '2026-11-25';

/**
 * Records that a user accepted a version. Accepting it again keeps the first time.
 * @returns when it was accepted
 */
export async function recordAcceptance(
  database: Kysely<Database>,
  userId: string,
  version: TermsVersion,
  now: Date,
): Promise<Date> {
  const inserted = await database
    .insertInto('terms_acceptances')
    .values({ user_id: userId, version, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('accepted_at')
    .executeTakeFirst();
  if (inserted !== undefined) return now;
  const { accepted_at: acceptedAt } = await database
    .selectFrom('terms_acceptances')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return new Date(acceptedAt);
}
