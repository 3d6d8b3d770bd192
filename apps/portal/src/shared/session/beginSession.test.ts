import { example } from '@michi/api/mocks';
import { createMemoryStorage, createSession } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageNotChosen } from '../i18n/firstLanguage.ts';
import { beginSession } from './beginSession.ts';

const { data: begun } = example('logIn', 'jp');

beforeEach(languageNotChosen.remove);
afterEach(languageNotChosen.remove);

const onDevice = () => {
  const storage = createMemoryStorage();
  return createSession({ storage: () => storage, events: () => undefined });
};

test('applies the language of the settings on a new device, and keeps one that was chosen', () => {
  const fresh = onDevice();
  beginSession(begun, fresh);
  expect(fresh.language()).toBe('jp');
  const ofBrowser = onDevice();
  ofBrowser.set('LANGUAGE', 'en');
  languageNotChosen.write('true');
  beginSession(begun, ofBrowser);
  expect(ofBrowser.language()).toBe('jp');
  languageNotChosen.remove();
  const chosen = onDevice();
  chosen.set('LANGUAGE', 'en');
  beginSession(begun, chosen);
  expect(chosen.language()).toBe('en');
});

test("replaces the language of the previous student's account after an expired session", () => {
  const device = onDevice();
  beginSession(begun, device);
  device.clear();
  beginSession({ ...begun, user: { ...begun.user, settings: { language: 'en', timezone: 'JST' } } }, device);
  expect(device.language()).toBe('en');
});
