import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { differencesOf } from './judge.ts';

const ENGLISH = 'Check the marked answers.';
const JAPANESE = '入力内容をご確認ください。';

/** Where a refusal of the page is in another language than it should be. */
function wrongSentences(language: 'en' | 'ja', message: string, field: string): readonly string[] {
  const text = JSON.stringify({ message, error: 'VALIDATION_FAILED', fields: { page: field } });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const expectation = { statuses: [422], language, field: 'page' };
  return differencesOf(manifest.job.listJobs, 'GET /', { status: 422, headers, text }, expectation).map(
    ({ path, expected, got }) => `${path}: ${expected}; ${got}`,
  );
}

test.each([
  ['en', ENGLISH, ENGLISH, []],
  ['ja', JAPANESE, JAPANESE, []],
  ['ja', JAPANESE, ENGLISH, [`fields.page: a sentence in Japanese; "${ENGLISH}"`]],
  ['en', ENGLISH, JAPANESE, [`fields.page: a sentence in English; "${JAPANESE}"`]],
  ['ja', ENGLISH, JAPANESE, [`message: a sentence in Japanese; "${ENGLISH}"`]],
] as const)(
  'whoever asked in %s must read the message "%s" and the sentence of a field "%s" in it',
  (language, message, field, wrong) => {
    expect(wrongSentences(language, message, field)).toEqual(wrong);
  },
);
