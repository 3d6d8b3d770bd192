import { afterEach, expect, test, vi } from 'vitest';
import { withEarlyTranslations, pageTranslations } from './pageTranslations.ts';

afterEach(() => {
  globalThis.michiEarlyWords = undefined;
});

test('uses the translations embedded in the page, and loads others', async () => {
  const otherwise = vi.fn((language: string, namespace: string) =>
    Promise.resolve({ from: `${language}/${namespace}` }),
  );
  const load = pageTranslations('{"jp":{"auth":{"hello":"こんにちは"}}}', otherwise);
  expect(await load('jp', 'auth')).toEqual({ hello: 'こんにちは' });
  expect(otherwise).not.toHaveBeenCalled();
  expect(await load('jp', 'jobs')).toEqual({ from: 'jp/jobs' });
  expect(await load('en', 'auth')).toEqual({ from: 'en/auth' });
  expect(pageTranslations(undefined, otherwise)).toBe(otherwise);
});

test('uses the translations that the first script has requested, and loads others', async () => {
  const otherwise = vi.fn((language: string, namespace: string) =>
    Promise.resolve({ from: `${language}/${namespace}` }),
  );
  const load = withEarlyTranslations(otherwise);
  globalThis.michiEarlyWords = Promise.resolve({ en: { jobs: { hello: 'Hello' } } });
  expect(await load('en', 'jobs')).toEqual({ hello: 'Hello' });
  expect(otherwise).not.toHaveBeenCalled();
  expect(await load('jp', 'jobs')).toEqual({ from: 'jp/jobs' });
  expect(await load('en', 'chat')).toEqual({ from: 'en/chat' });
});

test('loads them if the first script failed or has not requested them', async () => {
  const load = withEarlyTranslations(() => Promise.resolve({ from: 'elsewhere' }));
  expect(await load('en', 'jobs')).toEqual({ from: 'elsewhere' });
  globalThis.michiEarlyWords = Promise.reject(new TypeError('No network'));
  expect(await load('en', 'jobs')).toEqual({ from: 'elsewhere' });
});
