import { deviceStorage, session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageNotChosen, takeBrowserLanguage } from './firstLanguage.ts';

const forgetLanguage = (): void => {
  deviceStorage.removeItem('LANGUAGE');
  languageNotChosen.remove();
};
// Test files share their modules, so another one may have left a language.
beforeEach(forgetLanguage);
afterEach(forgetLanguage);

const visit = (tags: readonly string[], settings = '{"region":"jp"}') => {
  takeBrowserLanguage({ getElementById: () => ({ textContent: settings }) }, tags);
  return session.language();
};

test.each([
  [['ja'], 'jp'],
  [['ja-JP', 'en'], 'jp'],
  [['ko', 'ja', 'en-US'], 'jp'],
  [['en-GB', 'ja'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('a first visit of a browser that prefers %j is in %s', (tags, language) => {
  expect(visit(tags)).toBe(language);
});

test('is in English where the deployment offers nothing else', () => {
  expect(visit(['ja'], '{"region":"sg"}')).toBe('en');
});

test('leaves a language that was chosen', () => {
  session.set('LANGUAGE', 'en');
  expect(visit(['ja'])).toBe('en');
  expect(languageNotChosen.read()).toBeNull();
});
