import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { importInternships, importJobs } from './importJobs.ts';

const testApp = await createTestApp();
const { request, clock, deps } = testApp;
const { token } = await testApp.signInStudent();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-internships-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importLines(lines: readonly object[], command = importInternships) {
  const path = join(folder, 'internships.jsonl');
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return command(deps, path, () => undefined);
}

async function show(search: string) {
  const { data } = await request(manifest.job.listJobs, 200, {
    token,
    query: `search=${search}&kind=INTERNSHIP`,
  });
  const { id } = present(data.data[0]);
  return (await request(manifest.job.showJob, 200, { token, params: { id } })).data;
}

const posting = (value: string, internship?: unknown) => ({
  '@type': 'JobPosting',
  identifier: value,
  title: `Winter internship ${value}`,
  hiringOrganization: { name: 'Kitakaze Robotics' },
  jobLocation: { address: { addressLocality: 'Sapporo', addressCountry: 'JP' } },
  internship,
});

const TERMS = {
  style: 'OFFLINE',
  type: 'ABILITY_AND_EXPERTISE',
  period: 'Two weeks, Monday to Friday',
  periodJp: '2週間（月〜金）',
  startDate: '2027-02-01',
  endDate: '2027-02-12',
  lunchBreakMinutes: 60,
  compensation: { amount: { amount: 8000, currency: 'JPY' }, period: 'DAY' },
  contact: { name: 'Recruiting team', nameJp: '採用担当', email: 'saiyo@kitakaze.example', phone: null },
  documents: [{ name: 'Student card', nameJp: '学生証', link: null }],
};

test('an internship is imported with its terms; missing ones are null', async () => {
  const { lines } = await importLines([posting('w-1', TERMS), posting('w-2')]);
  expect(lines).toEqual(['Postings: 2 read, 2 added, 0 changed, 0 unchanged, 0 refused']);
  const { internship, job } = await show('w-1');
  expect(job).toMatchObject({ kind: 'INTERNSHIP', employmentStatus: 'INTERNSHIP', startDate: '2027-02-01' });
  expect(internship).toMatchObject({ ...TERMS, insurance: null, requirementsJp: null });
  expect((await show('w-2')).internship).toMatchObject({ style: null, documents: [] });
});

test('its pay is stored exactly as stated, also in lists', async () => {
  const compensation = { amount: { amount: 17.5, currency: 'USD' }, period: 'HOUR' };
  const { lines } = await importLines([posting('w-5', { ...TERMS, compensation })]);
  expect(lines).toEqual(['Postings: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused']);
  const { internship, job } = await show('w-5');
  expect(internship?.compensation).toEqual(compensation);
  expect(job.internship?.compensation).toEqual(compensation);
});

test('imported again changes nothing; with a change, that internship only', async () => {
  const rows = () => deps.database.selectFrom('jobs').selectAll().orderBy('id').execute();
  const before = await rows();
  clock.advance(60_000);
  expect((await importLines([posting('w-1', TERMS), posting('w-2')])).lines).toEqual([
    'Postings: 2 read, 0 added, 0 changed, 2 unchanged, 0 refused',
  ]);
  expect(await rows()).toEqual(before);
  const { lines } = await importLines([posting('w-1', { ...TERMS, lunchBreakMinutes: 45 }), posting('w-2')]);
  expect(lines).toEqual([
    'Line 1 changed: internship',
    'Postings: 2 read, 0 added, 1 changed, 1 unchanged, 0 refused',
  ]);
  expect((await show('w-1')).internship?.lunchBreakMinutes).toBe(45);
});

test('the import of jobs reads them likewise, where the posting says that it is one', async () => {
  const intern = { ...posting('w-3', TERMS), employmentType: 'INTERN' };
  await importLines([intern, posting('w-4', TERMS)], importJobs);
  expect((await show('w-3')).internship).toMatchObject({ type: 'ABILITY_AND_EXPERTISE' });
  const { data } = await request(manifest.job.listJobs, 200, { token, query: 'search=w-4' });
  expect(data.data[0]?.kind).toBe('JOB');
});

test.each([
  ['no object', 'soon', 'internship (has the wrong format)'],
  ['a field that is not known', { lunch: true }, 'internship.lunch (is not known)'],
  ['a day that is none', { startDate: '2027-02-31' }, 'internship.startDate (is not a date)'],
  [
    'a day in a century',
    { startDate: '2127-02-01' },
    'internship.startDate (2127-02-01 is after 2036-11-20)',
  ],
  [
    'an end before its start',
    { startDate: '2027-02-12', endDate: '2027-02-01' },
    'internship.endDate (2027-02-01 is before startDate (2027-02-12))',
  ],
  [
    'a link that could run',
    { documents: [{ name: 'x', nameJp: null, link: 'javascript:alert(1)' }] },
    'internship.documents.0 (internship.documents.0.link: has the wrong format)',
  ],
])('terms with %s are imported without that part, which is named', async (what, terms, why) => {
  const { lines } = await importLines([posting(what, terms)]);
  expect(lines).toEqual([
    `Line 1: left out ${why}`,
    'Postings: 1 read, 1 added (1 with fields left out), 0 changed, 0 unchanged, 0 refused',
  ]);
  const { job } = await show(encodeURIComponent(what));
  expect(job.kind).toBe('INTERNSHIP');
});
