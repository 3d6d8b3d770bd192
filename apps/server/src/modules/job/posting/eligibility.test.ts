import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

const { listJobs, showJob } = manifest.job;

type Eligibility = ResponseBody<typeof showJob, 200>['data']['job']['eligibility'];
type School = Readonly<Record<'schoolType' | 'artsOrScience' | 'graduationMonth', string | null>>;

let testApp: TestApp;
let fixture: Awaited<ReturnType<typeof createSmallFixture>>;
let job: string;

beforeAll(async () => {
  testApp = await createTestApp();
  fixture = await createSmallFixture(testApp);
  job = fixture.jobs.open[3] ?? '';
});

interface Conditions {
  readonly graduation_years?: number[];
  readonly field_of_study?: 'ANY' | 'ARTS' | 'SCIENCE' | null;
  readonly japanese_level?: 'NONE' | 'N2' | null;
  readonly has_visa_support?: boolean | null;
  readonly terms?: string;
  readonly source?: string | null;
  readonly updated_at?: Date;
}

/** Posts a job that states each condition, for those who graduate in 2027, except for the given ones. */
async function post(conditions: Conditions): Promise<void> {
  await testApp.deps.database
    .updateTable('jobs')
    .set({
      graduation_years: [2027],
      field_of_study: 'ANY',
      japanese_level: 'NONE',
      has_visa_support: true,
      terms: '{}',
      source: null,
      updated_at: testApp.clock.now(),
      ...conditions,
    })
    .where('id', '=', job)
    .execute();
}

/** A student who graduates in 2027 by default, with the schools of their profile. */
async function student(
  schools: readonly School[] | null,
  graduationYear: number | null = 2027,
  needsVisa: boolean | null = null,
): Promise<SignedIn> {
  const signedIn = await testApp.signInStudent({ universityId: fixture.universityId });
  const { database } = testApp.deps;
  await database
    .updateTable('students')
    .set({ graduation_year: graduationYear, needs_visa: needsVisa })
    .where('user_id', '=', signedIn.userId)
    .execute();
  if (schools !== null)
    await database
      .insertInto('student_profiles')
      .values({ user_id: signedIn.userId, education: JSON.stringify(schools) })
      .execute();
  return signedIn;
}

const university = (artsOrScience: 'ARTS' | 'SCIENCE' | null): School => ({
  schoolType: 'UNIVERSITY',
  artsOrScience,
  graduationMonth: '2027-03',
});

async function eligibilityFor({ token }: SignedIn): Promise<Eligibility> {
  const { data } = await testApp.request(showJob, 200, { token, params: { id: job } });
  return data.job.eligibility;
}

const STALE = new Date('2024-04-01T00:00:00Z');

describe('structured conditions are compared with the profile', () => {
  test.each<[string, Conditions, School[] | null, number | null, Eligibility]>([
    [
      'year and side met: a yes',
      { graduation_years: [2027], field_of_study: 'SCIENCE' },
      [university('SCIENCE')],
      2027,
      { status: 'ELIGIBLE', reasons: [] },
    ],
    ['any side, told so: a yes', { field_of_study: 'ANY' }, null, 2027, { status: 'ELIGIBLE', reasons: [] }],
    [
      'science only, for a student of arts: a no',
      { graduation_years: [2027], field_of_study: 'SCIENCE' },
      [university('ARTS')],
      2027,
      { status: 'NOT_FOR_YOU', reasons: ['FIELD_OF_STUDY'] },
    ],
    [
      'another year and another side: both are named',
      { graduation_years: [2029], field_of_study: 'ARTS' },
      [university('SCIENCE')],
      2027,
      { status: 'NOT_FOR_YOU', reasons: ['GRADUATION_YEAR', 'FIELD_OF_STUDY'] },
    ],
    [
      'a profile that says neither: both are asked for',
      { graduation_years: [2027], field_of_study: 'SCIENCE' },
      null,
      null,
      { status: 'CHECK_CONDITIONS', reasons: ['GRADUATION_YEAR_UNKNOWN', 'FIELD_OF_STUDY_UNKNOWN'] },
    ],
    [
      'the side of a high school is not that of the studies',
      { field_of_study: 'SCIENCE' },
      [{ schoolType: 'HIGH_SCHOOL', artsOrScience: 'SCIENCE', graduationMonth: '2023-03' }, university(null)],
      2027,
      { status: 'CHECK_CONDITIONS', reasons: ['FIELD_OF_STUDY_UNKNOWN'] },
    ],
    [
      'the latest school counts',
      { field_of_study: 'SCIENCE' },
      [
        university('ARTS'),
        { schoolType: 'GRADUATE_SCHOOL', artsOrScience: 'SCIENCE', graduationMonth: '2029-03' },
      ],
      2027,
      { status: 'ELIGIBLE', reasons: [] },
    ],
    [
      'a school without a graduation month is the latest',
      { field_of_study: 'SCIENCE' },
      [
        university('ARTS'),
        { schoolType: 'GRADUATE_SCHOOL', artsOrScience: 'SCIENCE', graduationMonth: null },
      ],
      2027,
      { status: 'ELIGIBLE', reasons: [] },
    ],
  ])('%s', async (_, conditions, schools, year, expected) => {
    await post(conditions);
    expect(await eligibilityFor(await student(schools, year))).toEqual(expected);
  });
});

describe('what only the student can judge is never ELIGIBLE', () => {
  const met = { graduation_years: [2027], field_of_study: 'SCIENCE' } as const;
  test.each<[string, Conditions, Eligibility['reasons']]>([
    [
      'words in English',
      { terms: '{"eligibleApplicants":"Science and engineering only"}' },
      ['WRITTEN_CONDITIONS'],
    ],
    ['words in Japanese alone', { terms: '{"eligibleApplicantsJp":"理系の方"}' }, ['WRITTEN_CONDITIONS']],
    ['a level of Japanese', { japanese_level: 'N2' }, ['JAPANESE_LEVEL']],
    ['a posting of 2024', { updated_at: STALE }, ['STALE']],
  ])('%s', async (_, conditions, reasons) => {
    await post({ ...met, graduation_years: [...met.graduation_years], ...conditions });
    expect(await eligibilityFor(await student([university('SCIENCE')]))).toEqual({
      status: 'CHECK_CONDITIONS',
      reasons,
    });
  });

  test('no required Japanese, or visa support, needs no check', async () => {
    await post({ field_of_study: 'ANY', japanese_level: 'NONE', has_visa_support: true });
    expect((await eligibilityFor(await student(null))).status).toBe('ELIGIBLE');
  });
});

describe.each([
  ['a posting written here', null],
  ['an imported posting', '{"description":"Open to science students only. JLPT N1 required."}'],
])('of %s each condition is checked if it is data, and named otherwise', (_kind, source) => {
  const check = (...reasons: Eligibility['reasons']): Eligibility => ({
    status: 'CHECK_CONDITIONS',
    reasons,
  });
  test.each<[string, Conditions, Eligibility]>([
    [
      'no condition at all',
      { graduation_years: [], field_of_study: null, japanese_level: null, has_visa_support: null },
      check('GRADUATION_YEAR_NOT_TOLD', 'FIELD_OF_STUDY_NOT_TOLD', 'JAPANESE_LEVEL_NOT_TOLD'),
    ],
    [
      'a year and a side of studies',
      { japanese_level: null, has_visa_support: null },
      check('JAPANESE_LEVEL_NOT_TOLD'),
    ],
    ['no year', { graduation_years: [] }, check('GRADUATION_YEAR_NOT_TOLD')],
    ['no side of studies', { field_of_study: null }, check('FIELD_OF_STUDY_NOT_TOLD')],
    ['no word on Japanese', { japanese_level: null }, check('JAPANESE_LEVEL_NOT_TOLD')],
    [
      'words beside what is not told',
      { japanese_level: null, terms: '{"eligibleApplicants":"Anybody"}' },
      check('WRITTEN_CONDITIONS'),
    ],
    ['each of them', {}, { status: 'ELIGIBLE', reasons: [] }],
  ])('%s', async (_, conditions, expected) => {
    await post({ source, ...conditions });
    const arts = await student([university('ARTS')]);
    expect(await eligibilityFor(arts)).toEqual(expected);
    const { data } = await testApp.request(listJobs, 200, {
      token: arts.token,
      query: 'canApply=true&size=100',
    });
    expect(data.data.map(({ id }) => id)).toContain(job);
  });
});

describe('visa support matters only to who needs a visa', () => {
  test.each<[string, boolean | null, boolean | null, Eligibility['reasons']]>([
    ['needed, not given', true, false, ['NO_VISA_SUPPORT']],
    ['needed, not told', true, null, ['VISA_SUPPORT_NOT_TOLD']],
    ['needed, given', true, true, []],
    ['not needed, not given', false, false, []],
    ['not needed, not told', false, null, []],
    ['not said, not given', null, false, []],
    ['not said, not told', null, null, []],
  ])('%s', async (_, needsVisa, hasVisaSupport, reasons) => {
    await post({ has_visa_support: hasVisaSupport });
    expect(await eligibilityFor(await student(null, 2027, needsVisa))).toEqual({
      status: reasons.length === 0 ? 'ELIGIBLE' : 'CHECK_CONDITIONS',
      reasons,
    });
  });
});

test('any year, as stated by an imported posting, needs no check', async () => {
  await post({ graduation_years: [], source: '{"graduationYears":[]}' });
  expect((await eligibilityFor(await student(null))).status).toBe('ELIGIBLE');
});

test('the list of what one can apply to and applying itself go by the same rule', async () => {
  await post({ graduation_years: [2027], field_of_study: 'SCIENCE' });
  const found = async ({ token }: SignedIn) => {
    const { data } = await testApp.request(listJobs, 200, { token, query: 'canApply=true&size=100' });
    return data.data.some(({ id }) => id === job);
  };
  const apply = ({ token }: SignedIn) =>
    testApp.send('POST', `/api/job/jobs/students/action/${job}`, { token, body: { action: 'apply' } });
  const [arts, science, unknown] = [
    await student([university('ARTS')]),
    await student([university('SCIENCE')]),
    await student(null),
  ];
  expect([await found(arts), await found(science), await found(unknown)]).toEqual([false, true, true]);
  const refused = await apply(arts);
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: 'NOT_ELIGIBLE' })]);
  expect((await apply(science)).status).toBe(200);
  expect((await apply(unknown)).status).toBe(200);
});
