import { operationIds } from '@michi/api/mocks';
import { expect, test } from 'vitest';
import { longestDelay, readChoice, writeChoice, type MocksChoice } from './mocksChoice.ts';

const device = { language: 'en', person: 'nobody' } as const;

test.each<readonly [string, MocksChoice]>([
  [
    'language_en.person_nobody',
    { scenario: 'populated', overrides: {}, delay: 0, remembers: false, language: 'en', person: 'nobody' },
  ],
  [
    'validation-error.actOnJob_offline.listJobs_empty.delay_500.remember.language_jp.person_hana',
    {
      scenario: 'validation-error',
      overrides: { listJobs: 'empty', actOnJob: 'offline' },
      delay: 500,
      remembers: true,
      language: 'jp',
      person: 'hana',
    },
  ],
])('%s is written and read as the same choice, and nothing of it needs escaping', (text, choice) => {
  expect(writeChoice(choice)).toBe(text);
  expect(readChoice(text, { language: 'en', person: 'nobody' })).toEqual(choice);
  expect(new URLSearchParams({ text }).toString()).toBe(`text=${text}`);
});

test('an address that says nothing leaves language and person of the device', () => {
  expect(readChoice(null, { language: 'jp', person: 'hana' })).toEqual({
    scenario: 'populated',
    overrides: {},
    delay: 0,
    remembers: false,
    language: 'jp',
    person: 'hana',
  });
});

test('unknown values are ignored, and known ones beside them apply', () => {
  const text = 'wonderful.noSuchJob_empty.listJobs_never.delay_-1.language_fr.person_root..slow';
  expect(readChoice(text, device)).toEqual({
    scenario: 'slow',
    overrides: {},
    delay: 0,
    remembers: false,
    ...device,
  });
});

test('no address makes a reader wait for ever', () => {
  expect(readChoice('delay_99999', device).delay).toBe(longestDelay);
});

test('no operation has the name of another part of the choice, or a separator in its own', () => {
  expect(operationIds.length).toBeGreaterThan(50);
  expect(
    operationIds.filter((id) => /[._]/.test(id) || /^(delay|remember|language|person)$/.test(id)),
  ).toEqual([]);
});
