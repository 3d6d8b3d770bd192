import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

const { getProfile, getStudentProfile } = manifest.user;
const PATH = '/api/user/students/profile';

let testApp: TestApp;
let fixture: Awaited<ReturnType<typeof createSmallFixture>>;

beforeAll(async () => {
  testApp = await createTestApp();
  fixture = await createSmallFixture(testApp);
});

const nothing = {
  isVisibleToCompanies: true,
  education: [],
  workExperience: [],
  certifications: [],
  researchTopics: null,
  focusAsStudent: null,
  fieldOfInterestIds: [],
};

const school = {
  schoolType: 'UNIVERSITY',
  schoolName: '青嶺大学',
  course: null,
  faculty: '文学部',
  department: null,
  admissionMonth: '2023-04',
  graduationMonth: '2027-03',
  isExpectedGraduate: true,
  isTransfer: false,
  artsOrScience: 'ARTS',
  hasStudiedAbroad: false,
  studyAbroadDetails: null,
};

/** Sends the form as a browser does. */
async function save(student: SignedIn, parts: Readonly<Record<string, string | Blob>>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const sent = new Response(form);
  return testApp.send('PUT', PATH, {
    token: student.token,
    rawBody: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'Content-Type': sent.headers.get('content-type') ?? '' },
  });
}

const saveProfile = (student: SignedIn, changes: object) =>
  save(student, { profile: JSON.stringify({ ...nothing, ...changes }) });

async function read(student: SignedIn): Promise<ResponseBody<typeof getStudentProfile, 200>['data']> {
  return (await testApp.request(getStudentProfile, 200, { token: student.token })).data;
}

describe('the person sent with the profile', () => {
  const person = { about: 'I listen first.', skills: ['SQL'] };

  test('is saved in the same request', async () => {
    const student = await testApp.signInStudent();
    const response = await save(student, {
      person: JSON.stringify(person),
      profile: JSON.stringify({ researchTopics: 'Shops' }),
    });
    expect(response.status).toBe(200);
    expect((await testApp.request(getProfile, 200, { token: student.token })).data).toMatchObject(person);
    expect(await read(student)).toMatchObject({ researchTopics: 'Shops' });
  });

  test('is not saved when the profile is refused, nor the profile when the person is', async () => {
    const student = await testApp.signInStudent();
    const refusedProfile = await save(student, {
      person: JSON.stringify(person),
      profile: JSON.stringify({ education: [{ ...school, graduationMonth: '2020-01' }] }),
    });
    expect(refusedProfile.status).toBe(422);
    const refusedPerson = await save(student, {
      person: JSON.stringify({ ...person, dateOfBirth: '2999-01-01' }),
      profile: JSON.stringify({ researchTopics: 'Shops' }),
    });
    expect(refusedPerson.status).toBe(422);
    expect(refusedPerson.body).toMatchObject({ fields: { 'person.dateOfBirth': expect.any(String) } });
    expect((await testApp.request(getProfile, 200, { token: student.token })).data).toMatchObject({
      about: null,
    });
    expect(await read(student)).toMatchObject({ researchTopics: null });
  });
});

describe('the profile of a student', () => {
  test('is empty at first, but for the personal details', async () => {
    const student = await testApp.signInStudent();
    expect(await read(student)).toMatchObject({
      studentId: student.studentId,
      photoUrl: null,
      isVisibleToCompanies: false,
      reasonsForApplying: [],
      completion: { percent: 8 },
    });
  });

  test('keeps every section, tidied', async () => {
    const student = await testApp.signInStudent();
    await addAnswer(testApp.deps.database, student.userId, { name: 'Learn', text: 'To learn.' });
    const response = await saveProfile(student, {
      isVisibleToCompanies: false,
      education: [{ ...school, schoolName: ' ｾｲﾘｮｳ大学 ', course: '  ' }],
      workExperience: [
        {
          employmentType: 'PART_TIME',
          companyName: '書店はまかぜ',
          position: null,
          startMonth: '2024-05',
          endMonth: null,
          description: null,
        },
      ],
      certifications: [{ name: '統計検定2級', issuedOn: '2025-11-20' }],
      researchTopics: 'Shops',
      focusAsStudent: ' ',
      fieldOfInterestIds: [fixture.industryId, fixture.categoryId],
    });
    expect(response.status).toBe(200);
    const profile = await read(student);
    expect(profile).toMatchObject({
      isVisibleToCompanies: false,
      education: [{ schoolName: 'セイリョウ大学', course: null }],
      workExperience: [{ companyName: '書店はまかぜ' }],
      certifications: [{ name: '統計検定2級' }],
      reasonsForApplying: [{ title: 'Learn', text: 'To learn.' }],
      researchTopics: 'Shops',
      focusAsStudent: null,
      fieldsOfInterest: [{ id: fixture.industryId }, { id: fixture.categoryId }],
    });
    expect(profile.completion).toEqual({
      percent: 58,
      missingSections: ['SKILLS', 'ABOUT', 'RESUME', 'FOCUS_AS_STUDENT', 'HOBBIES'],
    });
  });

  test('accepts a part with its own content type, as browsers send it', async () => {
    const student = await testApp.signInStudent();
    const profile = new Blob([JSON.stringify({ ...nothing, researchTopics: '  Shops ' })], {
      type: 'application/json',
    });
    expect((await save(student, { profile })).status).toBe(200);
    expect((await read(student)).researchTopics).toBe('Shops');
  });

  test('does not change if nothing is sent', async () => {
    const student = await testApp.signInStudent();
    await saveProfile(student, { researchTopics: 'Shops' });
    expect((await save(student, { isPhotoRemoved: 'true' })).status).toBe(200);
    expect((await read(student)).researchTopics).toBe('Shops');
  });
});

describe('refused by the name of the field:', () => {
  const workFrom = (startMonth: string) => ({
    employmentType: 'PART_TIME' as const,
    companyName: 'A shop',
    position: null,
    startMonth,
    endMonth: null,
    description: null,
  });

  test.each([
    [
      'a graduation before the admission',
      { education: [{ ...school, graduationMonth: '2022-03' }] },
      'profile.education.0.graduationMonth',
    ],
    [
      'a school without a name',
      { education: [{ ...school, schoolName: '　' }] },
      'profile.education.0.schoolName',
    ],
    [
      'work that ended before it began',
      {
        workExperience: [
          {
            employmentType: 'PART_TIME',
            companyName: 'A shop',
            position: null,
            startMonth: '2024-05',
            endMonth: '2024-04',
            description: null,
          },
        ],
      },
      'profile.workExperience.0.endMonth',
    ],
    [
      'a graduation both past and expected',
      { education: [{ ...school, graduationMonth: '2026-10', isExpectedGraduate: true }] },
      'profile.education.0.graduationMonth',
    ],
    [
      'an admission in the year 1',
      { education: [{ ...school, admissionMonth: '0001-04' }] },
      'profile.education.0.admissionMonth',
    ],
    [
      'work that is still to begin',
      { workExperience: [workFrom('2026-12')] },
      'profile.workExperience.0.startMonth',
    ],
    [
      'work since the year 1',
      { workExperience: [workFrom('0001-01')] },
      'profile.workExperience.0.startMonth',
    ],
    [
      'a certificate of the year 1',
      { certifications: [{ name: 'A', issuedOn: '0001-01-01' }] },
      'profile.certifications.0.issuedOn',
    ],
    [
      'a certificate of tomorrow',
      { certifications: [{ name: 'A', issuedOn: '2026-11-21' }] },
      'profile.certifications.0.issuedOn',
    ],
    [
      'a field of interest there is not',
      { fieldOfInterestIds: ['0199a1c2-0000-7000-8000-00000000ffff'] },
      'profile.fieldOfInterestIds.0',
    ],
    ['a field nobody knows', { shoeSize: 24 }, 'profile.shoeSize'],
  ])('%s', async (_, changes, field) => {
    const student = await testApp.signInStudent();
    const { status, body } = await saveProfile(student, changes);
    expect([status, Object.keys(Object(Object(body).fields))]).toEqual([422, [field]]);
  });
});

test('months and days of today are neither past nor still to come', async () => {
  const student = await testApp.signInStudent();
  const work = { employmentType: 'PART_TIME', companyName: 'A shop', position: null, description: null };
  const { status } = await saveProfile(student, {
    education: [
      { ...school, graduationMonth: '2026-11' },
      { ...school, admissionMonth: '1900-01', graduationMonth: '1900-01', isExpectedGraduate: false },
    ],
    workExperience: [{ ...work, startMonth: '2026-11', endMonth: '2026-11' }],
    certifications: [{ name: 'A', issuedOn: '2026-11-20' }],
  });
  expect(status).toBe(200);
});

describe('a body that is', () => {
  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['no form in spite of its type', 'multipart/form-data; boundary=x', 'nothing', 400],
    ['without a boundary', 'multipart/form-data', 'nothing', 400],
    ['larger than 6 MB', 'multipart/form-data; boundary=x', 'x'.repeat(6 * 1024 * 1024 + 1), 413],
  ])('%s is refused', async (_, type, rawBody, status) => {
    const { token } = fixture.hana;
    expect(
      (await testApp.send('PUT', PATH, { token, rawBody, headers: { 'Content-Type': type } })).status,
    ).toBe(status);
  });

  test.each([
    ['a dangerous name', '{"__proto__":{}}', 400],
    ['a NUL character', JSON.stringify({ ...nothing, researchTopics: 'a\0b' }), 400],
    ['no JSON', '{', 422],
    ['a list', '[]', 422],
  ])('a form whose profile has %s is refused', async (_, profile, status) => {
    expect((await save(fixture.hana, { profile })).status).toBe(status);
  });
});

test('a user who is not a student has no profile', async () => {
  expect((await testApp.request(getStudentProfile, 403, { token: fixture.admin.token })).error).toBe(
    'FORBIDDEN',
  );
  expect((await saveProfile(fixture.admin, {})).status).toBe(403);
});

describe('the first steps of a new student', () => {
  const nothingDone = {
    hasEssentials: false,
    areNotificationsChosen: false,
    isVisibilityChosen: false,
    hasFavoriteOrApplication: false,
  };
  const essentials = (student: SignedIn) =>
    save(student, {
      person: JSON.stringify({ about: 'I listen first.', skills: ['SQL'] }),
      profile: JSON.stringify({ education: [school], fieldOfInterestIds: [fixture.categoryId] }),
    });
  const favoriteJob = (student: SignedIn) =>
    testApp.deps.database
      .insertInto('job_favorites')
      .values({
        user_id: student.userId,
        job_id: present(fixture.jobs.open[0]),
        created_at: testApp.clock.now(),
      })
      .execute();
  const confirmNotifications = async (student: SignedIn) => {
    const { token } = student;
    const { data } = await testApp.request(manifest.user.showNotificationChoices, 200, { token });
    await testApp.request(manifest.user.updateNotificationChoices, 200, { token, body: data });
  };

  test('are done one by one, and over with the last', async () => {
    const student = await testApp.signInStudent();
    expect((await read(student)).firstSteps).toEqual(nothingDone);
    await essentials(student);
    // Saving another section says nothing of who may find the profile.
    expect((await read(student)).firstSteps).toEqual({ ...nothingDone, hasEssentials: true });
    await confirmNotifications(student);
    await save(student, { profile: JSON.stringify({ isVisibleToCompanies: false }) });
    const { firstSteps, isVisibleToCompanies } = await read(student);
    expect({ firstSteps, isVisibleToCompanies }).toEqual({
      firstSteps: {
        hasEssentials: true,
        areNotificationsChosen: true,
        isVisibilityChosen: true,
        hasFavoriteOrApplication: false,
      },
      isVisibleToCompanies: false,
    });
    await favoriteJob(student);
    expect((await read(student)).firstSteps).toBeNull();
  });

  test('the essentials include what jobs require: the year of graduation, and arts or science of a later school', async () => {
    const student = await testApp.signInStudent();
    const graduate = (year: number | null) =>
      testApp.deps.database
        .updateTable('students')
        .set({ graduation_year: year })
        .where('user_id', '=', student.userId)
        .execute();
    const missing = async () => (await read(student)).completion.missingSections.slice(0, 2);
    const hasEssentials = async () => (await read(student)).firstSteps?.hasEssentials;
    await essentials(student);
    await graduate(null);
    expect([await missing(), await hasEssentials()]).toEqual([
      ['PERSONAL_DETAILS', 'REASON_FOR_APPLYING'],
      false,
    ]);
    await graduate(2027);
    expect(await hasEssentials()).toBe(true);
    const undivided = { ...school, artsOrScience: null };
    await save(student, { profile: JSON.stringify({ education: [undivided] }) });
    expect([await missing(), await hasEssentials()]).toEqual([['EDUCATION', 'REASON_FOR_APPLYING'], false]);
    // A technical school is neither.
    const technical = { ...undivided, schoolType: 'TECHNICAL_SCHOOL' };
    await save(student, { profile: JSON.stringify({ education: [technical] }) });
    expect(await hasEssentials()).toBe(true);
  });

  test('are not over with an application, which is the last of them, also once it was withdrawn', async () => {
    const student = await testApp.signInStudent();
    const act = (action: 'apply' | 'withdraw') =>
      testApp.send('POST', `/api/job/jobs/students/action/${present(fixture.jobs.open[0])}`, {
        token: student.token,
        body: action === 'apply' ? { action } : { action, reason: 'CHOSE_ANOTHER_COMPANY' },
      });
    const applied = { ...nothingDone, hasFavoriteOrApplication: true };
    expect((await act('apply')).status).toBe(200);
    expect((await read(student)).firstSteps).toEqual(applied);
    await act('withdraw');
    expect((await read(student)).firstSteps).toEqual(applied);
  });

  test('begin with the section that pays off first', async () => {
    const { completion } = await read(await testApp.signInStudent());
    expect(completion.missingSections.slice(0, 4)).toEqual([
      'FIELD_OF_INTEREST',
      'EDUCATION',
      'SKILLS',
      'ABOUT',
    ]);
  });
});
