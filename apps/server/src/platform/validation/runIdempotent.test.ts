import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { Problem } from '../problem/problem.ts';
import {
  deleteKeys,
  findFirstResponse,
  runIdempotent,
  type KeyedRequest,
  type StoredResponse,
} from './runIdempotent.ts';

const { deps, clock, signInStudent } = await createTestApp();
const { userId } = await signInStudent();

const keyed = (key: string | undefined, content: unknown = { action: 'apply' }): KeyedRequest => ({
  userId,
  operation: 'actOnJob',
  key,
  content,
  now: clock.now(),
});

/** Work that leaves a row behind, and rows that are committed: a run that a conflict undoes leaves none. */
function tracing(): {
  readonly done: () => Promise<number>;
  readonly work: Parameters<typeof runIdempotent>[2];
} {
  const name = `trace ${deps.ids.next()}`;
  let runs = 0;
  return {
    done: async () =>
      (await deps.database.selectFrom('universities').select('id').where('name', '=', name).execute()).length,
    work: async (transaction): Promise<StoredResponse> => {
      runs += 1;
      await transaction.insertInto('universities').values({ name }).execute();
      return { status: 201, text: `{"data":${runs}}` };
    },
  };
}

test('the same key with the same request gives the first answer, and the work is done once', async () => {
  const { work, done } = tracing();
  const first = await runIdempotent(deps.database, keyed('key-same'), work);
  expect(await runIdempotent(deps.database, keyed('key-same'), work)).toEqual(first);
  expect(await done()).toBe(1);
});

test('ten requests at once with one key do the work once and get one answer', async () => {
  const { work, done } = tracing();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => runIdempotent(deps.database, keyed('key-race'), work)),
  );
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await done()).toBe(1);
});

test('work that a serialization failure repeats is stored once, as the answer of its second run', async () => {
  const { work, done } = tracing();
  let runs = 0;
  const stored = await runIdempotent(deps.database, keyed('key-repeated'), async (transaction) => {
    const response = await work(transaction);
    runs += 1;
    if (runs === 1) await sql`do 'begin raise exception using errcode = ''40001''; end'`.execute(transaction);
    return response;
  });
  expect(stored.text).toBe(`{"data":${runs}}`);
  expect(runs).toBeGreaterThan(1);
  expect(await runIdempotent(deps.database, keyed('key-repeated'), work)).toEqual(stored);
  expect(await done()).toBe(1);
});

test('the same key with another request is refused', async () => {
  const { work, done } = tracing();
  await runIdempotent(deps.database, keyed('key-other'), work);
  await expect(
    runIdempotent(deps.database, keyed('key-other', { action: 'withdraw' }), work),
  ).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await done()).toBe(1);
});

test('failed work leaves nothing behind and can be repeated', async () => {
  const count = async (): Promise<number> =>
    (await deps.database.selectFrom('universities').selectAll().execute()).length;
  const before = await count();
  const failing = runIdempotent(deps.database, keyed('key-fail'), async (transaction) => {
    await transaction.insertInto('universities').values({ name: 'trace' }).execute();
    throw new Problem('JOB_CLOSED');
  });
  await expect(failing).rejects.toMatchObject({ code: 'JOB_CLOSED' });
  expect(await count()).toBe(before);
  const { work, done } = tracing();
  await runIdempotent(deps.database, keyed('key-fail'), work);
  expect(await done()).toBe(1);
});

test('keys of different users, and requests without a key, are independent', async () => {
  const { work, done } = tracing();
  const other = await signInStudent();
  await runIdempotent(deps.database, keyed('key-users'), work);
  await runIdempotent(deps.database, { ...keyed('key-users'), userId: other.userId }, work);
  await runIdempotent(deps.database, keyed(undefined), work);
  await runIdempotent(deps.database, keyed(undefined), work);
  expect(await done()).toBe(4);
});

test('a repetition gets the first answer for 24 hours, then is a new request', async () => {
  const { work, done } = tracing();
  const first = await runIdempotent(deps.database, keyed('key-day'), work);
  clock.advance((23 * 60 + 59) * 60_000);
  await deleteKeys.run(deps);
  expect(await runIdempotent(deps.database, keyed('key-day'), work)).toEqual(first);
  expect(await findFirstResponse(deps.database, keyed('key-day'))).toEqual(first);
  clock.advance(2 * 60_000);
  expect(await findFirstResponse(deps.database, keyed('key-day'))).toBeUndefined();
  await runIdempotent(deps.database, keyed('key-day', { action: 'withdraw' }), work);
  expect(await done()).toBe(2);
});
