import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { Problem } from '../problem/problem.ts';
import { KEY_LIFETIME, runIdempotent, type StoredResponse, type KeyedRequest } from './runIdempotent.ts';

const { deps, clock, signInStudent } = await createTestApp();
const { userId } = await signInStudent();

const keyed = (key: string | undefined, content: unknown = { action: 'apply' }): KeyedRequest => ({
  userId,
  operation: 'actOnJob',
  key,
  content,
  now: clock.now(),
});

/** Work that counts how often it is done, and leaves a row behind each time. */
function counting(): { readonly done: () => number; readonly work: Parameters<typeof runIdempotent>[2] } {
  let count = 0;
  return {
    done: () => count,
    work: async (transaction): Promise<StoredResponse> => {
      count += 1;
      await transaction.insertInto('universities').values({ name: 'trace' }).execute();
      return { status: 201, text: `{"data":${count}}` };
    },
  };
}

test('the same key with the same request gives the first answer, and the work is done once', async () => {
  const { work, done } = counting();
  const first = await runIdempotent(deps.database, keyed('key-same'), work);
  expect(await runIdempotent(deps.database, keyed('key-same'), work)).toEqual(first);
  expect(done()).toBe(1);
});

test('ten requests at once with one key do the work once and get one answer', async () => {
  const { work, done } = counting();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => runIdempotent(deps.database, keyed('key-race'), work)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(done()).toBe(1);
});

test('work that a serialization failure repeats is stored once, as the answer of its second run', async () => {
  const { work, done } = counting();
  const answer = await runIdempotent(deps.database, keyed('key-repeated'), async (transaction) => {
    const response = await work(transaction);
    if (done() === 1)
      await sql`do 'begin raise exception using errcode = ''40001''; end'`.execute(transaction);
    return response;
  });
  expect(answer.text).toBe('{"data":2}');
  expect(await runIdempotent(deps.database, keyed('key-repeated'), work)).toEqual(answer);
  expect(done()).toBe(2);
});

test('the same key with another request is refused', async () => {
  const { work, done } = counting();
  await runIdempotent(deps.database, keyed('key-other'), work);
  await expect(
    runIdempotent(deps.database, keyed('key-other', { action: 'withdraw' }), work),
  ).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(done()).toBe(1);
});

test('work that fails leaves nothing behind and can be tried again', async () => {
  const count = async (): Promise<number> =>
    (await deps.database.selectFrom('universities').selectAll().execute()).length;
  const before = await count();
  const failing = runIdempotent(deps.database, keyed('key-fail'), async (transaction) => {
    await transaction.insertInto('universities').values({ name: 'trace' }).execute();
    throw new Problem('JOB_CLOSED');
  });
  await expect(failing).rejects.toMatchObject({ code: 'JOB_CLOSED' });
  expect(await count()).toBe(before);
  const { work, done } = counting();
  await runIdempotent(deps.database, keyed('key-fail'), work);
  expect(done()).toBe(1);
});

test('keys of different users, and requests without a key, have nothing to do with one another', async () => {
  const { work, done } = counting();
  const other = await signInStudent();
  await runIdempotent(deps.database, keyed('key-users'), work);
  await runIdempotent(deps.database, { ...keyed('key-users'), userId: other.userId }, work);
  await runIdempotent(deps.database, keyed(undefined), work);
  await runIdempotent(deps.database, keyed(undefined), work);
  expect(done()).toBe(4);
});

test('a key is forgotten after a day', async () => {
  const { work, done } = counting();
  await runIdempotent(deps.database, keyed('key-day'), work);
  clock.advance(KEY_LIFETIME + 1);
  await runIdempotent(deps.database, keyed('key-day', { action: 'withdraw' }), work);
  expect(done()).toBe(2);
});
