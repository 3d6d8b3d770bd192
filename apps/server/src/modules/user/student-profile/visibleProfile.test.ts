import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';
import { readProfile } from '../profile/readProfile.ts';
import { readStudentProfile } from './readStudentProfile.ts';
import { visibleProfile, type OwnProfile } from './visibleProfile.ts';

const { request, signInStudent, deps } = await createTestApp();
const { token, userId } = await signInStudent();
await request(manifest.user.updateProfile, 200, {
  token,
  body: { about: 'I ask.', skills: ['SQL'], hobbies: 'Maps', mobilePhone: '090-1234-5678', needsVisa: true },
});
const own: OwnProfile = {
  person: await readProfile(deps.database, userId),
  student: {
    ...(await readStudentProfile(deps.database, userId)),
    researchTopics: 'Shops',
    focusAsStudent: 'A reading circle',
    certifications: [{ name: 'Statistics', issuedOn: '2025-11-20' }],
  },
  resumes: ['履歴書'],
};

/** The path of each section in the visible profile. */
const places = {
  ABOUT: 'about',
  SKILLS: 'skills',
  RESUME: 'resumes',
  EDUCATION: 'education',
  WORK_EXPERIENCE: 'workExperience',
  CERTIFICATION: 'certifications',
  HOBBIES: 'hobbies',
  REASON_FOR_APPLYING: 'reasonsForApplying',
  RESEARCH_TOPICS: 'researchTopics',
  FOCUS_AS_STUDENT: 'focusAsStudent',
  FIELD_OF_INTEREST: 'fieldsOfInterest',
  PERSONAL_DETAILS: 'personalDetails',
} as const;

type Audience = OwnProfile['student']['visibility'][number]['audience'];

/** The profile with every section for one audience. */
const allFor = (audience: Audience): OwnProfile => ({
  ...own,
  student: {
    ...own.student,
    visibility: own.student.visibility.map(({ section }) => ({ section, audience })),
  },
});

test.each([
  ['UNIVERSITIES_AND_COMPANIES', 'COMPANY', true],
  ['UNIVERSITIES_AND_COMPANIES', 'UNIVERSITY', true],
  ['UNIVERSITIES', 'COMPANY', false],
  ['UNIVERSITIES', 'UNIVERSITY', true],
  ['COMPANIES', 'COMPANY', true],
  ['COMPANIES', 'UNIVERSITY', false],
  ['ONLY_ME', 'COMPANY', false],
  ['ONLY_ME', 'UNIVERSITY', false],
] as const)('what is for %s is seen by a %s: %s', (audience, onlooker, isSeen) => {
  const seen = visibleProfile(allFor(audience), onlooker);
  for (const place of Object.values(places)) expect([place, seen[place] !== null]).toEqual([place, isSeen]);
  expect(seen.hiddenSections).toHaveLength(isSeen ? 0 : 12);
  expect(seen.familyName).toBe(own.person.familyName);
});

test.each(own.student.visibility.map(({ section }) => section))('%s can be hidden separately', (section) => {
  const all = allFor('UNIVERSITIES_AND_COMPANIES');
  const visibility = all.student.visibility.map((each) =>
    each.section === section ? { section, audience: 'ONLY_ME' as const } : each,
  );
  const seen = visibleProfile({ ...all, student: { ...all.student, visibility } }, 'COMPANY');
  const hidden = Object.values(places).filter((place) => seen[place] === null);
  expect(hidden).toEqual([places[section]]);
});

test('by default nobody sees phone, address and date of birth', () => {
  const seen = visibleProfile(own, 'COMPANY');
  expect(seen.hiddenSections).toEqual(['PERSONAL_DETAILS']);
  expect(JSON.stringify(seen)).not.toContain('090-1234-5678');
  expect(JSON.stringify(seen)).not.toContain(own.person.email);
});

test('nobody else sees whether a visa is needed', () => {
  expect(own.person.needsVisa).toBe(true);
  for (const onlooker of ['COMPANY', 'UNIVERSITY'] as const)
    expect(JSON.stringify(visibleProfile(allFor('UNIVERSITIES_AND_COMPANIES'), onlooker))).not.toMatch(
      /visa/i,
    );
});
