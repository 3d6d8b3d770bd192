import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { formRequest } from '../../../../test/formRequest.ts';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import type { CommandReport } from '../../../platform/commands.ts';
import { profileCommands } from './profileCommands.ts';

const { listProfileViews } = manifest.company;
const { actOnJob } = manifest.job;
const { updateProfile } = manifest.user;
const testApp = await createTestApp();
const { request, send, deps } = testApp;
const { hana, alex, onLeave: away, jobs } = await createSmallFixture(testApp);
const company = 'Yukari Robotics';

/** Runs `michi profile show …` and gives its lines. */
async function show(...args: readonly string[]): Promise<readonly string[]> {
  let report: CommandReport | undefined;
  const program = new Command('michi').exitOverride();
  profileCommands(program, async (work) => {
    report = await work(deps);
  });
  await program.parseAsync(['profile', 'show', ...args], { from: 'user' });
  return report?.lines ?? [];
}

const asCompany = ({ email }: SignedIn) => show(email, '--as', 'company', '--company', company);

async function changeStudent({ token }: SignedIn, profile: object): Promise<void> {
  const form = await formRequest({ profile });
  expect((await send('PUT', '/api/user/students/profile', { token, ...form })).status).toBe(200);
}

const countViews = async ({ token }: SignedIn) =>
  (await request(listProfileViews, 200, { token })).data.totalRecords;

test('companies find only students who have allowed it', async () => {
  await expect(asCompany(hana)).rejects.toThrow(/does not let companies find the profile/);
  expect(await countViews(hana)).toBe(0);
});

test('a company and the university see the sections meant for them, and the student sees who viewed the profile', async () => {
  await request(updateProfile, 200, {
    token: hana.token,
    body: { about: 'I ask.', hobbies: 'Old maps', skills: ['SQL'], mobilePhone: '090-1234-5678' },
  });
  await changeStudent(hana, {
    isVisibleToCompanies: true,
    visibility: [
      { section: 'HOBBIES', audience: 'UNIVERSITIES' },
      { section: 'SKILLS', audience: 'COMPANIES' },
    ],
  });
  const seenByCompany = (await asCompany(hana)).join('\n');
  expect(seenByCompany).toContain('About\n  I ask.');
  expect(seenByCompany).toContain('Skills\n  SQL');
  expect(seenByCompany).toContain('Hidden from you: Hobbies, Personal Details');
  expect(seenByCompany).not.toMatch(/Old maps|090|@/);
  expect(await countViews(hana)).toBe(1);

  const seenByUniversity = (await show(hana.email, '--as', 'university')).join('\n');
  expect(seenByUniversity).toContain('Hobbies\n  Old maps');
  expect(seenByUniversity).toContain('Hidden from you: Skills, Personal Details');
  expect(await countViews(hana)).toBe(1);
});

test('a student hidden from companies is visible only to those they applied to', async () => {
  await changeStudent(alex, { isVisibleToCompanies: false });
  await expect(asCompany(alex)).rejects.toThrow(/does not let companies find the profile/);
  expect(await countViews(alex)).toBe(0);
  const job = present(jobs.open[0]);
  await request(actOnJob, 200, { token: alex.token, params: { id: job }, body: { action: 'apply' } });
  const name = await deps.database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('companies.name')
    .where('jobs.id', '=', job)
    .executeTakeFirstOrThrow();
  expect(await show(alex.email, '--as', 'company', '--company', name.name)).not.toEqual([]);
  await request(actOnJob, 200, {
    token: alex.token,
    params: { id: job },
    body: { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' },
  });
  await expect(show(alex.email, '--as', 'company', '--company', name.name)).rejects.toThrow(/not applied/);
});

test.each([
  ['nobody has that email', ['nobody@michi.example', '--as', 'university'], /No active student/],
  ['the student is on leave', [away.email, '--as', 'university'], /No active student/],
  ['there is no university', [alex.email, '--as', 'university'], /has no university/],
  ['no company is named', [hana.email, '--as', 'company'], /--company is required/],
  ['the company is not known', [hana.email, '--as', 'company', '--company', 'X'], /--company X is not known/],
])('refuses where %s', async (_, text, reason) => {
  await expect(show(...text)).rejects.toThrow(reason);
});
