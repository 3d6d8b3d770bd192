import { createHash } from 'node:crypto';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type QueryCreator,
  type SqlBool,
} from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database, SessionScope } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { sessionTopic } from '../events/topics.ts';
import { wake } from '../events/wake.ts';
import type { Random } from '../random.ts';
import { Problem } from '../problem/problem.ts';
import { ACCESS_TOKEN_SECONDS } from './accessTokens.ts';
import type { Device } from './device.ts';

/** Milliseconds for which a refresh token is valid, 30 days. */
export const REFRESH_TOKEN_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Milliseconds in which a refresh token may be used again: tabs without a lock, or a lost response, are no theft. */
export const REFRESH_REUSE_GRACE = 10_000;

export interface SessionTokens {
  readonly sessionId: string;
  readonly token: string;
  /** Null for an account on leave, whose session ends with its access token. */
  readonly refreshToken: string | null;
  readonly expiresIn: number;
}

/** @param database a transaction, when the session is part of something larger such as registering */
export async function beginSession(
  deps: Deps,
  userId: string,
  scope: SessionScope,
  database: Kysely<Database> = deps.database,
  device?: Device,
): Promise<SessionTokens> {
  const now = deps.clock.now();
  const lifetime = scope === 'FULL' ? REFRESH_TOKEN_LIFETIME : ACCESS_TOKEN_SECONDS * 1000;
  const session = (query: QueryCreator<Database>) =>
    query
      .insertInto('sessions')
      .values({
        user_id: userId,
        scope,
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
        browser: device?.browser ?? null,
        operating_system: device?.operatingSystem ?? null,
        last_used_at: now,
      })
      .returning('id as session_id');
  const refreshToken = scope === 'FULL' ? newRefreshToken(deps.random) : null;
  // Both rows in one statement, since every login waits for it.
  const { session_id: sessionId } =
    refreshToken === null
      ? await session(database).executeTakeFirstOrThrow()
      : await database
          .with('begun', session)
          .insertInto('refresh_tokens')
          .values(({ selectFrom }) => ({
            ...refreshTokenRow(refreshToken, now),
            session_id: selectFrom('begun').select('begun.session_id'),
          }))
          .returning('session_id')
          .executeTakeFirstOrThrow();
  return {
    sessionId,
    token: await deps.accessTokens.sign({ userId, sessionId, scope }),
    refreshToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
}

/**
 * Exchanges a refresh token for new tokens. Within `REFRESH_REUSE_GRACE` of its first use, each further use gives new
 * tokens of the same session; a later use ends the session, for a thief and the owner alike.
 * @throws Problem TOKEN_EXPIRED for an unknown, expired or used token; ACCOUNT_BLOCKED for a blocked account
 */
export async function renewSession(
  deps: Deps,
  refreshToken: string,
): Promise<SessionTokens & { readonly refreshToken: string }> {
  const now = deps.clock.now();
  const hash = hashToken(refreshToken);
  const graceBegan = new Date(now.getTime() - REFRESH_REUSE_GRACE);
  const renewed = await inTransaction(deps.database, async (transaction) => {
    const used = await transaction
      .updateTable('refresh_tokens')
      .from('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .set({ used_at: sql<string>`coalesce(refresh_tokens.used_at, ${now.toISOString()})` })
      .whereRef('sessions.id', '=', 'refresh_tokens.session_id')
      .where('refresh_tokens.hash', '=', hash)
      .where((column) =>
        column.or([
          column('refresh_tokens.used_at', 'is', null),
          column('refresh_tokens.used_at', '>', graceBegan.toISOString()),
        ]),
      )
      .where('refresh_tokens.expires_at', '>', now.toISOString())
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.scope', '=', 'FULL')
      .returning(['sessions.id as session_id', 'sessions.user_id', 'users.account_status'])
      .executeTakeFirst();
    if (used === undefined) return undefined;
    if (used.account_status === 'BLOCKED') throw new Problem('ACCOUNT_BLOCKED');
    if (used.account_status !== 'ACTIVE') throw new Problem('TOKEN_EXPIRED');
    await transaction
      .updateTable('sessions')
      .set({ expires_at: new Date(now.getTime() + REFRESH_TOKEN_LIFETIME), last_used_at: now })
      .where('id', '=', used.session_id)
      .execute();
    const next = newRefreshToken(deps.random);
    await transaction
      .insertInto('refresh_tokens')
      .values({ ...refreshTokenRow(next, now), session_id: used.session_id })
      .execute();
    return { userId: used.user_id, sessionId: used.session_id, next };
  });
  if (renewed === undefined) {
    // Outside the transaction above, so that the revocation is committed although the request fails.
    await revokeReused(deps, hash, now);
    throw new Problem('TOKEN_EXPIRED');
  }
  const { userId, sessionId, next } = renewed;
  return {
    sessionId,
    token: await deps.accessTokens.sign({ userId, sessionId, scope: 'FULL' }),
    refreshToken: next,
    expiresIn: ACCESS_TOKEN_SECONDS,
  };
}

/** Access token and refresh tokens become invalid at once. Idempotent. */
export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await revokeSessions(deps.database, ({ eb }) => eb('id', '=', sessionId), deps.clock.now());
}

/** Ends the session of a refresh token if it is that user's. */
export async function endSessionOf(deps: Deps, userId: string, refreshToken: string): Promise<void> {
  await revokeSessions(
    deps.database,
    ({ and, eb, selectFrom }) =>
      and([
        eb('user_id', '=', userId),
        eb(
          'id',
          'in',
          selectFrom('refresh_tokens').select('session_id').where('hash', '=', hashToken(refreshToken)),
        ),
      ]),
    deps.clock.now(),
  );
}

/**
 * @param except a session to keep
 * @returns how many were active
 */
export async function endSessionsOfUser(
  database: Kysely<Database>,
  userId: string,
  now: Date,
  except?: string,
): Promise<number> {
  const ended = await revokeSessions(
    database,
    ({ and, eb }) =>
      and([eb('user_id', '=', userId), ...(except === undefined ? [] : [eb('id', '<>', except)])]),
    now,
  );
  return ended.filter(({ expires_at }) => new Date(expires_at) > now).length;
}

/**
 * Ends those of these sessions that have not ended, and their event streams with the commit. Every session ends here,
 * except those of an erased account.
 */
export async function revokeSessions(
  database: Kysely<Database>,
  those: (row: ExpressionBuilder<Database, 'sessions'>) => Expression<SqlBool>,
  now: Date,
) {
  const revoke = async (transaction: Kysely<Database>) => {
    const ended = await transaction
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('revoked_at', 'is', null)
      .where(those)
      .returning(['id', 'expires_at'])
      .execute();
    await wake(
      transaction,
      ended.map(({ id }) => sessionTopic(id)),
    );
    return ended;
  };
  return database.isTransaction ? revoke(database) : inTransaction(database, revoke);
}

function newRefreshToken(random: Random): string {
  return `r1_${random.bytes(32).toString('base64url')}`;
}

function refreshTokenRow(token: string, now: Date) {
  return {
    hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + REFRESH_TOKEN_LIFETIME),
  };
}

async function revokeReused(deps: Deps, hash: Buffer, now: Date): Promise<void> {
  await revokeSessions(
    deps.database,
    ({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('refresh_tokens')
          .select('session_id')
          .where('hash', '=', hash)
          .where('used_at', 'is not', null),
      ),
    now,
  );
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
