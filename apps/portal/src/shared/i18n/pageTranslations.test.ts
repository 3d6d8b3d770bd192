import { expect, test, vi } from 'vitest';
import { pageTranslations } from './pageTranslations.ts';

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
