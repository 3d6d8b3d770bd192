import type { UserProfile } from '@michi/api/user';
import { expect, test } from 'vitest';
import { personName, nameFields, personChange, personField, personOf, hasInterests } from './person.ts';

const profile: UserProfile = {
  id: '0199a1c2-0000-7000-8000-000000000001',
  userDetailId: '0199a1c2-0000-7000-8000-000000000002',
  studentId: '0199a1c2-0000-7000-8000-000000000003',
  email: 'hana@michi.example',
  role: 'STUDENT',
  accountStatus: 'ACTIVE',
  isNonUniversity: true,
  university: null,
  settings: { language: 'jp', timezone: 'JST' },
  termsToAccept: null,
  familyName: 'Saeki',
  firstName: 'Hana',
  middleName: 'May',
  familyNameJp: null,
  firstNameJp: null,
  middleNameJp: null,
  familyNameFurigana: null,
  firstNameFurigana: null,
  middleNameFurigana: null,
  nickname: null,
  gender: null,
  dateOfBirth: null,
  homePhone: '045-123-4567',
  mobilePhone: '090-1234-5678',
  address: null,
  emergencyAddress: null,
  graduationYear: 2027,
  needsVisa: null,
  about: 'I read.',
  skills: ['SQL'],
  hobbies: null,
};

test('an unchanged form changes nothing in the profile', () => {
  expect(profile).toMatchObject(personChange(personOf(profile)));
});

test('sends typed values, and null for empty ones', () => {
  const fields = {
    ...personOf(profile),
    familyNameJp: ' 佐伯 ',
    nickname: '  ',
    gender: 'FEMALE',
    graduationYear: '２０２８',
    address_postCode: '2360027',
    mobilePhone: '',
  };
  expect(personChange(fields)).toMatchObject({
    familyName: 'Saeki',
    familyNameJp: '佐伯',
    nickname: null,
    gender: 'FEMALE',
    graduationYear: 2028,
    mobilePhone: null,
    address: { postCode: '2360027', prefecture: null, city: null, street: null, building: null },
    emergencyAddress: null,
  });
});

test('sends no romaji if none are entered', () => {
  const fields = { ...personOf({ ...profile, familyName: null, familyNameJp: '佐伯' }), firstName: ' ' };
  expect(fields).toMatchObject({ familyName: '', familyNameJp: '佐伯' });
  expect(personChange(fields)).toMatchObject({ familyName: null, familyNameJp: '佐伯', firstName: null });
});

test.each([
  ['Saeki', 'Hana', '佐伯', '花', 'Hana Saeki', '佐伯 花'],
  ['Morgan', 'Alex', null, null, 'Alex Morgan', 'Morgan Alex'],
  [null, null, '佐伯', '花', '佐伯 花', '佐伯 花'],
  [null, 'Hana', '佐伯', null, '佐伯 Hana', '佐伯 Hana'],
])(
  'writes the name of %s %s %s %s as %s in English and as %s in Japanese',
  (familyName, firstName, familyNameJp, firstNameJp, english, japanese) => {
    const name = { familyName, firstName, familyNameJp, firstNameJp };
    expect([personName(name, 'en'), personName(name, 'jp')]).toEqual([english, japanese]);
  },
);

test('the Japanese form requests kanji, reading and romaji in this order, any other form romaji first', () => {
  expect(nameFields('jp').filter((name) => name.startsWith('family'))).toEqual([
    'familyNameJp',
    'familyNameFurigana',
    'familyName',
  ]);
  expect(nameFields('en')[0]).toBe('familyName');
  expect(nameFields('jp').toSorted()).toEqual(nameFields('en').toSorted());
});

test('finds the field of the form that the server names', () => {
  expect(['address.postCode', 'mobilePhone'].map(personField)).toEqual(['address_postCode', 'mobilePhone']);
});

const empty = { address: null, graduationYear: null, skills: [] };
const none = { fieldsOfInterest: [] };
const address = { postCode: null, prefecture: null, city: null, street: null, building: 'Corpo 203' };

test('a profile without facts to match differs from one that matches no job', () => {
  expect(hasInterests(empty, none)).toBe(false);
  expect(hasInterests({ ...empty, address }, none)).toBe(false);
  expect(hasInterests({ ...empty, address: { ...address, city: 'Yokohama' } }, none)).toBe(true);
  expect(hasInterests({ ...empty, graduationYear: 2027 }, none)).toBe(true);
  expect(hasInterests({ ...empty, skills: ['English'] }, none)).toBe(true);
});
