import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from './withLock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks that are granted at once. */
const granted = { request: (_name: string, _options: unknown, work: () => Promise<void>) => work() };

const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };

test.each([
  ['granted', granted],
  ['denied', denied],
  ['none', undefined],
])('work is done once with locks that are %s, and fails once', async (_case, locks) => {
  vi.stubGlobal('navigator', { locks });
  const work = vi.fn(async () => {});
  await withLock('lock', work);
  expect(work).toHaveBeenCalledTimes(1);
  const failing = vi.fn(() => Promise.reject(new Error('The work failed')));
  await expect(withLock('lock', failing)).rejects.toThrow('The work failed');
  expect(failing).toHaveBeenCalledTimes(1);
});

test('work aborted before its turn does not run', async () => {
  vi.stubGlobal('navigator', { locks: denied });
  const work = vi.fn(async () => {});
  await expect(withLock('lock', work, AbortSignal.abort())).rejects.toThrow('denied');
  expect(work).not.toHaveBeenCalled();
});
