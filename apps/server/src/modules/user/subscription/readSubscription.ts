import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** Whether a student's university has an active subscription (user contract, `Subscription`). */
export type Subscription = Answer<typeof manifest.user.checkSubscriptionStatus, 200>['data'];

/** The subscription of a student's university as it is now; all null without a university. */
export async function readSubscription(
  database: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<Subscription> {
  const row = await database
    .selectFrom('students')
    .innerJoin('universities', 'universities.id', 'students.university_id')
    .leftJoin('subscriptions', 'subscriptions.university_id', 'universities.id')
    .select([
      'universities.id',
      'universities.name',
      'universities.name_jp as nameJp',
      'students.university_linked_at as linkedAt',
      sql<string | null>`to_char(subscriptions.expires_on, 'YYYY-MM-DD')`.as('expiresOn'),
    ])
    .where('students.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return { isActive: false, university: null, linkedAt: null, expiresOn: null };
  const { id, name, nameJp, linkedAt, expiresOn } = row;
  return {
    isActive: expiresOn !== null && expiresOn >= now.toISOString().slice(0, 10),
    university: { id, name, nameJp },
    linkedAt: linkedAt === null ? null : new Date(linkedAt).toISOString(),
    expiresOn,
  };
}
