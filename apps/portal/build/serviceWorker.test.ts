import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PortalFiles } from '../src/worker/serveOffline.ts';
import { serviceWorkerScript } from './serviceWorker.ts';

const listened = async (files?: PortalFiles): Promise<readonly string[]> => {
  const script = await serviceWorkerScript(files);
  // A word of an address, such as /admin/users/import, is no statement.
  expect(script).not.toMatch(/\b(import|export)\s*[\s{(*"']/);
  const names = new Set<string>();
  const addEventListener = (name: string) => void names.add(name);
  const location = new URL('https://michi.example/app-sw.js');
  const self = { addEventListener, location };
  runInNewContext(script, { self, addEventListener, location, URL, JSON });
  return [...names].toSorted();
};

test('is one classic script that listens for push messages, taps on their notifications and its turn', async () => {
  expect(await listened()).toEqual(['activate', 'message', 'notificationclick', 'push']);
});

test('answers for a build whose files it keeps', async () => {
  const files = {
    release: '/assets/index-1.js',
    page: '/student',
    beginnings: ['/student/profile'],
    shell: [{ url: '/student', revision: '1' }],
    rest: ['/assets/list-1.js'],
  };
  expect(await listened(files)).toEqual([
    'activate',
    'fetch',
    'install',
    'message',
    'notificationclick',
    'push',
  ]);
});
