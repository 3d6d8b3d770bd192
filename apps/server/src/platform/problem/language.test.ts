import { expect, test } from 'vitest';
import { chooseLanguage, offeredLanguages } from './language.ts';

const both = offeredLanguages('jp');

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ja', 'jp'],
  ['ja-JP,ja;q=0.9,en;q=0.8', 'jp'],
  ['en;q=0.8,ja;q=0.9', 'jp'],
  ['fr,de;q=0.9', 'en'],
  ['fr,ja;q=0.1', 'jp'],
  ['ja;q=0,en', 'en'],
  ['ja;q=x', 'en'],
  ['JA', 'jp'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(chooseLanguage(header, both)).toBe(language);
});

test('a deployment outside Japan answers in English only', () => {
  expect(chooseLanguage('ja', offeredLanguages('sg'))).toBe('en');
});
