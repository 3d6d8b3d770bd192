import type { UserProfile } from '@michi/api/user';
import { expect, test } from 'vitest';
import { fieldsOf, newProfileField, updateOf } from './newProfile.ts';

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
  about: 'I read.',
  skills: ['SQL'],
  hobbies: null,
};

test('changes nothing of a profile whose form is sent as it came', () => {
  const { id, userDetailId, studentId, email, role, ...rest } = profile;
  const { accountStatus, isNonUniversity, university, settings, termsToAccept, ...editable } = rest;
  expect(updateOf(fieldsOf(profile), profile)).toEqual(editable);
  expect([
    id,
    userDetailId,
    studentId,
    email,
    role,
    accountStatus,
    isNonUniversity,
    university,
    settings,
    termsToAccept,
  ]).toHaveLength(10);
});

test('sends what was typed and null for what was left empty', () => {
  const fields = {
    ...fieldsOf(profile),
    familyNameJp: ' 佐伯 ',
    nickname: '  ',
    gender: 'FEMALE',
    graduationYear: '２０２８',
    postCode: '2360027',
    phone: '',
  };
  expect(updateOf(fields, profile)).toMatchObject({
    familyNameJp: '佐伯',
    nickname: null,
    gender: 'FEMALE',
    graduationYear: 2028,
    mobilePhone: null,
    address: { postCode: '2360027', prefecture: null, city: null, street: null, building: null },
  });
});

test("finds the form's field the server speaks of", () => {
  expect([
    newProfileField('address.postCode'),
    newProfileField('mobilePhone'),
    newProfileField('nickname'),
  ]).toEqual(['postCode', 'phone', 'nickname']);
  expect(newProfileField('hobbies')).toBeNull();
});
