import { expect, test } from 'vitest';
import { languagesOfRegion } from '../i18n/languages.ts';
import { defaultSettings, parseSettings } from './RuntimeSettings.ts';

test('has defaults for a page without settings', () => {
  expect(parseSettings(' \n')).toEqual(defaultSettings);
});

test('reads region and base URLs', () => {
  expect(parseSettings('{"region":"US","services":{"job":"https://jobs.example"}}')).toEqual({
    region: 'us',
    services: { job: 'https://jobs.example' },
  });
});

test('reads the name of the identity provider, or that there is none', () => {
  expect(parseSettings('{"identityProvider":"Google"}')).toEqual({
    ...defaultSettings,
    identityProvider: 'Google',
  });
  expect(parseSettings('{"identityProvider":null}')).toEqual(defaultSettings);
});

test.each([
  '{"region":1}',
  '{"identityProvider":true}',
  '{"services":[]}',
  '{"services":{"job":1}}',
  '[]',
  '{',
])('refuses %s', (text) => {
  expect(() => parseSettings(text)).toThrow();
});

test('offers Japanese in Japan alone', () => {
  expect(languagesOfRegion('jp')).toEqual(['en', 'jp']);
  expect(languagesOfRegion('us')).toEqual(['en']);
});
