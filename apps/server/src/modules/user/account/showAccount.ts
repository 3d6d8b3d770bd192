import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Shows the security settings of the account: email, password, second step and identity providers. */
export function showAccount(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.showAccount, async ({ user }) => ({
    status: 200,
    body: { data: await readAccount(database, user.id) },
  }));
}

/** An account as its owner sees it. */
type Account = ResponseBody<typeof manifest.user.showAccount, 200>['data'];

/**
 * The security settings of a user's account.
 * @throws Problem UNAUTHENTICATED if the user was deleted meanwhile
 */
export async function readAccount(database: Kysely<Database>, userId: string): Promise<Account> {
  const row = await database
    .selectFrom('users')
    .leftJoin('two_step', (join) =>
      join.onRef('two_step.user_id', '=', 'users.id').on('two_step.activated_at', 'is not', null),
    )
    .select([
      'users.email',
      'users.email_verified_at',
      'users.password_hash',
      'users.password_changed_at',
      'users.created_at',
      'two_step.activated_at',
      sql<number>`(select count(*)::int from recovery_codes where user_id = two_step.user_id)`.as(
        'codes_left',
      ),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('UNAUTHENTICATED');
  const identities = await database
    .selectFrom('identities')
    .select('issuer')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const hasPassword = row.password_hash !== null;
  return {
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    hasPassword,
    passwordChangedAt: hasPassword ? (row.password_changed_at ?? row.created_at) : null,
    isTwoStepOn: row.activated_at !== null,
    recoveryCodesLeft: row.codes_left,
    providers: [...new Set(identities.map(({ issuer }) => new URL(issuer).host))],
    createdAt: row.created_at,
  };
}
