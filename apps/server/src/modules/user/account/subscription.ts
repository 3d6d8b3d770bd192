import { manifest } from '@michi/api/manifest';
import { sql, type Kysely } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import type { ResponseBody } from '@michi/api/server';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** Enough for typing errors, too few to guess a code. */
const TRIES_OF_ACCOUNT: RateLimit = { name: 'redeem a university code', tries: 10, seconds: 3600 };

/** Shows the subscription of the university, and redeems its code, which links the student to the university. */
export function subscription(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;
  route(router, manifest.user.checkSubscriptionStatus, async ({ user, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    return { status: 200, body: { data: await readSubscription(database, user.id, now) } };
  });
  route(router, manifest.user.activateSubscription, async ({ body, user, now, language }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    await rateLimiter.take(TRIES_OF_ACCOUNT, user.id);
    await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      const university = await transaction
        .selectFrom('subscriptions')
        .select('university_id')
        .where(sql`upper(code)`, '=', body.code.toUpperCase())
        .where('expires_on', '>=', now.toISOString().slice(0, 10))
        .executeTakeFirst();
      if (university === undefined) throw invalidFields({ code: 'subscriptionCode' });
      const student = await transaction
        .selectFrom('students')
        .select('university_id')
        .where('user_id', '=', user.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (student.university_id === university.university_id) return;
      if (student.university_id !== null)
        throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'otherUniversity' });
      await transaction
        .updateTable('students')
        .set({ university_id: university.university_id, university_linked_at: now })
        .where('user_id', '=', user.id)
        .execute();
    });
    return {
      status: 200,
      body: {
        data: await readSubscription(database, user.id, now),
        message: successMessage(language, 'subscriptionActivated'),
      },
    };
  });
}

type Subscription = ResponseBody<typeof manifest.user.checkSubscriptionStatus, 200>['data'];

async function readSubscription(
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
    linkedAt,
    expiresOn,
  };
}
