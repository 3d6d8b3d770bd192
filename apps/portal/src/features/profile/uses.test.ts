import { getProfile, getStudentProfile } from '@michi/api/user';
import { handlersFor } from '@michi/api/mocks';
import { configureApi } from '@michi/api/transport';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { missingFor } from './uses.ts';

configureApi({
  baseUrls: { user: 'http://localhost/api/user' },
  fetch: async (request) => {
    const response = await getResponse(handlersFor('populated'), request);
    if (response === undefined) throw new TypeError(`Nothing answers ${request.url}`);
    return response;
  },
});
const person = await getProfile();
const student = await getStudentProfile();

test('a whole profile lacks nothing for any use', () => {
  for (const use of ['apply', 'seminars', 'resume'] as const)
    expect(missingFor(use, person, student)).toEqual([]);
});

test('lists what a use lacks and where to add it', () => {
  const bare = {
    ...person,
    about: null,
    familyNameFurigana: null,
    mobilePhone: null,
    homePhone: null,
  };
  const without = { ...student, reasonsForApplying: [] };
  expect(missingFor('apply', bare, student).map(({ need }) => need)).toEqual(['about', 'phone']);
  expect(missingFor('seminars', bare, without)).toEqual([{ need: 'reason', section: 'reasons' }]);
  expect(missingFor('resume', bare, student)).toEqual([
    { need: 'furigana', section: 'personal' },
    { need: 'phone', section: 'personal' },
  ]);
});
