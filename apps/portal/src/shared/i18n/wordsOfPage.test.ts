import { expect, test, vi } from 'vitest';
import { wordsOfPage } from './wordsOfPage.ts';

test('takes the words the page carries, and any other from elsewhere', async () => {
  const otherwise = vi.fn((language: string, namespace: string) =>
    Promise.resolve({ from: `${language}/${namespace}` }),
  );
  const load = wordsOfPage('{"jp":{"auth":{"hello":"こんにちは"}}}', otherwise);
  expect(await load('jp', 'auth')).toEqual({ hello: 'こんにちは' });
  expect(otherwise).not.toHaveBeenCalled();
  expect(await load('jp', 'jobs')).toEqual({ from: 'jp/jobs' });
  expect(await load('en', 'auth')).toEqual({ from: 'en/auth' });
  expect(wordsOfPage(undefined, otherwise)).toBe(otherwise);
});
