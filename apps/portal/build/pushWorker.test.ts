import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pushWorkerScript } from './pushWorker.ts';

test('is one classic script that listens for push messages and for taps on their notifications', async () => {
  const script = await pushWorkerScript();
  // A word of an address, such as /admin/users/import, is no statement.
  expect(script).not.toMatch(/\b(import|export)\s*[\s{(*"']/);
  const listened: string[] = [];
  const self = { addEventListener: (name: string) => void listened.push(name) };
  runInNewContext(script, { self, URL, JSON });
  expect(listened).toEqual(['install', 'activate', 'push', 'notificationclick']);
});
