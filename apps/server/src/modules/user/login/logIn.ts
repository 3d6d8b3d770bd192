import { manifest } from '@michi/api/manifest';
import { sql, type Transaction } from 'kysely';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { beginLogin } from './beginLogin.ts';
import { contractRole } from './contractRole.ts';
import { knownDevice, rememberDevice } from '../known-device/knownDevice.ts';
import { loginTries } from '../known-device/loginTries.ts';
import { recordLogin, type RecordedLogin } from './recordLogin.ts';
import { sessionResponse } from './sessionResponse.ts';
import { successMessage } from '../successMessage.ts';
import { takeCode } from '../two-step/takeCode.ts';

/**
 * Logs in. An unknown email, a wrong password and a deleted account get the same response after the same work. A
 * blocked account or two-step verification is only revealed with the right password.
 */
export function logIn(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.logIn, async ({ body, language, now, address, userAgent, cookies, log }) => {
    const email = body.email.toLowerCase();
    const device = knownDevice(deps, email, cookies);
    const { ofAddress, ofAccount } = loginTries({ email, address, device });
    await deps.rateLimiter.takeAll([ofAddress, ...ofAccount]);
    const account = await findAccount(deps, body.email);
    const knowsPassword = await deps.passwords.verify(account?.password_hash, body.password);
    const note = (
      outcome: RecordedLogin['outcome'],
      loginMethod: RecordedLogin['loginMethod'] = 'PASSWORD',
    ) => recordLogin(log, { loginMethod, outcome, userId: account?.id });
    if (
      account === undefined ||
      !knowsPassword ||
      account.account_status === 'DELETED' ||
      contractRole(account.role) === undefined
    ) {
      note('WRONG_CREDENTIALS');
      throw new Problem('WRONG_CREDENTIALS');
    }
    if (account.account_status === 'BLOCKED' || account.account_status === 'INACTIVE') {
      note('ACCOUNT_BLOCKED');
      throw new Problem('ACCOUNT_BLOCKED');
    }
    if (account.is_two_step_on) {
      const refusal = await refusalOfCode(deps, account.id, body.twoStepCode, now);
      if (refusal !== undefined) {
        note(refusal.code, 'SECOND_STEP');
        throw refusal;
      }
    }
    await deps.rateLimiter.forgetAll(ofAccount);
    const hash = await renewHash(deps, account, body.password);
    const scope = account.account_status === 'ON_LEAVE' ? 'REACTIVATE' : 'FULL';
    const { data, isUnknownDevice } = await inTransaction(deps.database, async (transaction) => {
      await holdUnchanged(transaction, account.id, hash);
      const login = await beginLogin(deps, transaction, account.id, scope, { userAgent, address });
      return {
        data: await sessionResponse(transaction, account.id, login.tokens),
        isUnknownDevice: login.isUnknownDevice,
      };
    });
    if (isUnknownDevice) deps.mailer.wake();
    note('BEGUN', account.is_two_step_on ? 'SECOND_STEP' : 'PASSWORD');
    return {
      status: 200,
      headers: rememberDevice(deps, email, cookies),
      body: { data, message: successMessage(language, 'loggedIn') },
    };
  });
}

function findAccount({ database }: Deps, email: string) {
  return database
    .selectFrom('users')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .select(['id', 'password_hash', 'account_status', 'role'])
    .select(({ eb }) => eb('two_step.activated_at', 'is not', null).as('is_two_step_on'))
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

/**
 * Why the two-step code is not accepted; undefined if it is.
 * @throws Problem TOO_MANY_REQUESTS
 */
async function refusalOfCode(
  deps: Deps,
  userId: string,
  code: string | undefined,
  now: Date,
): Promise<Problem | undefined> {
  if (code === undefined) return new Problem('TWO_STEP_REQUIRED');
  return (await takeCode(deps, userId, code, now))
    ? undefined
    : new Problem('TWO_STEP_WRONG', { fields: { twoStepCode: { rule: 'codeWrong' } } });
}

/**
 * Locks the account for the login, and refuses it if the password was changed or the account deleted meanwhile: both end
 * all sessions, and this one would begin afterwards.
 */
async function holdUnchanged(
  transaction: Transaction<Database>,
  userId: string,
  hash: string | null,
): Promise<void> {
  const account = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw new Problem('WRONG_CREDENTIALS');
}

/**
 * Rehashes a password whose hash has outdated cost, which only a login can do.
 * @returns the stored hash
 */
async function renewHash(
  { database, passwords }: Deps,
  { id, password_hash }: { readonly id: string; readonly password_hash: string | null },
  password: string,
): Promise<string | null> {
  if (password_hash === null || !passwords.needsRehash(password_hash)) return password_hash;
  const renewed = await passwords.hash(password);
  // Does not overwrite a password that was changed meanwhile.
  await database
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute();
  return renewed;
}
