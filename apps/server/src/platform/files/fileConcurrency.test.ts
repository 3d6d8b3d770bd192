import { afterEach, expect, test, vi } from 'vitest';
import { FilesUnavailable } from './fileFailures.ts';
import { FILES_AT_ONCE, withFileSlot, WAIT_LIMIT } from './fileConcurrency.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Work that runs until it is released, and whether it has begun. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { end: () => resolve('read'), work: vi.fn(() => promise) };
}

test('one file per account is read at a time, in the order of arrival', async () => {
  const [first, second] = [slowWork(), slowWork()];
  const results = [withFileSlot('hana', first.work), withFileSlot('hana', second.work)];
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  expect(second.work).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.work).toHaveBeenCalled());
  second.end();
  expect(await Promise.all(results)).toEqual(['read', 'read']);
});

test("another account's file does not wait for those of an account that has sent more than are read at once", async () => {
  const slow = Array.from({ length: FILES_AT_ONCE }, slowWork);
  const results = slow.map(({ work }) => withFileSlot('hana', work));
  expect(await withFileSlot('ken', () => Promise.resolve('at once'))).toBe('at once');
  for (const { end } of slow) end();
  await Promise.all(results);
});

test("an operator's files are read side by side", async () => {
  const slow = Array.from({ length: FILES_AT_ONCE }, slowWork);
  const results = slow.map(({ work }) => withFileSlot(null, work));
  await vi.waitFor(() => {
    for (const { work } of slow) expect(work).toHaveBeenCalled();
  });
  for (const { end } of slow) end();
  await Promise.all(results);
});

test('a file that waits too long for those of its account is a 429, and is not read later', async () => {
  vi.useFakeTimers();
  const [first, second] = [slowWork(), slowWork()];
  const result = withFileSlot('hana', first.work);
  const late = expect(withFileSlot('hana', second.work)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 5,
  });
  await vi.advanceTimersByTimeAsync(WAIT_LIMIT);
  await late;
  first.end();
  expect(await result).toBe('read');
  expect(await withFileSlot('hana', () => Promise.resolve('next'))).toBe('next');
  expect(second.work).not.toHaveBeenCalled();
});

test('a file of an account with ten of them is a 429 at once', async () => {
  const slow = slowWork();
  const results = Array.from({ length: 10 }, () => withFileSlot('hana', slow.work));
  await expect(withFileSlot('hana', slow.work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  slow.end();
  expect(new Set(await Promise.all(results))).toEqual(new Set(['read']));
});

test("a file that waits too long for others' cannot be read now", async () => {
  vi.useFakeTimers();
  const slow = Array.from({ length: FILES_AT_ONCE }, slowWork);
  const results = slow.map(({ work }, index) => withFileSlot(`student ${index}`, work));
  const late = expect(withFileSlot('ken', slowWork().work)).rejects.toThrow(FilesUnavailable);
  await vi.advanceTimersByTimeAsync(WAIT_LIMIT);
  await late;
  for (const { end } of slow) end();
  await Promise.all(results);
});
