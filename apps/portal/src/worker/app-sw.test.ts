import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Events that the worker of a build listens to. */
const listened = async (files: readonly { readonly url: string }[]): Promise<readonly string[]> => {
  const names = new Set<string>();
  const addEventListener = (name: string) => void names.add(name);
  vi.stubGlobal('location', new URL('https://michi.example/app-sw.js'));
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('self', { addEventListener, location, __WB_MANIFEST: files });
  await import('./app-sw.ts');
  return [...names].toSorted();
};

test('without files it handles push messages, clicks on notifications and takeover, and serves no page', async () => {
  expect(await listened([])).toEqual(['activate', 'message', 'notificationclick', 'push']);
});

test('it answers for a build whose files it keeps', async () => {
  const files = [
    { url: 'student', revision: '1' },
    { url: 'assets/index-1.js', revision: null },
  ];
  expect(await listened(files)).toEqual([
    'activate',
    'fetch',
    'install',
    'message',
    'notificationclick',
    'push',
  ]);
});
