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

test('reads the push settings, or that push is not configured', () => {
  const firebase = {
    projectId: 'michi',
    apiKey: 'key',
    appId: 'app',
    messagingSenderId: '1',
    vapidKey: 'vapid',
  };
  expect(parseSettings(JSON.stringify({ firebase }))).toEqual({ ...defaultSettings, firebase });
  expect(parseSettings('{"firebase":null}')).toEqual(defaultSettings);
});

test.each([
  '{"region":1}',
  '{"firebase":true}',
  '{"firebase":{"projectId":"michi"}}',
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
