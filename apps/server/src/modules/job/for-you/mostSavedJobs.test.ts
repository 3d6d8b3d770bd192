import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createDemoApp } from '../../../../test/demoApp.ts';
import { present } from '../../../../test/present.ts';

const { actOnJob, listJobs, listMostSavedJobs } = manifest.job;
const { alex, clock, deps, hana, request } = await createDemoApp();
const { database } = deps;
const { token } = hana;

const TEN_MINUTES = 10 * 60_000;

const ids = async (query = 'size=1000') =>
  (await request(listMostSavedJobs, 200, { token, query })).data.data.map(({ id }) => id);

test('lists what the student can still apply to, most saved first, then newest', async () => {
  await database.deleteFrom('job_favorites').execute();
  const open = (
    await request(listJobs, 200, { token, query: 'audience=PUBLIC&canApply=true&sort=POSTED&size=1000' })
  ).data.data
    .filter(({ application }) => application === null || application.appliedAt === null)
    .map(({ id }) => id);
  const [newest, , third, fourth, fifth] = open;
  const save = (userId: string, job: string | undefined) =>
    database
      .insertInto('job_favorites')
      .values({ user_id: userId, job_id: present(job), created_at: clock.now().toISOString() })
      .execute();
  await save(hana.userId, fifth);
  await save(alex.userId, fifth);
  await save(alex.userId, third);
  await save(hana.userId, fourth);
  const expected = [fifth, third, fourth, ...open.filter((id) => ![third, fourth, fifth].includes(id))];
  expect(await ids()).toEqual(expected);
  expect(await ids('size=2&page=2')).toEqual(expected.slice(2, 4));

  await request(actOnJob, 200, { token, params: { id: present(fifth) }, body: { action: 'apply' } });
  expect((await ids())[0]).toBe(third);

  // The order is kept for ten minutes, and not longer.
  await save(hana.userId, newest);
  await save(alex.userId, newest);
  expect((await ids())[0]).toBe(third);
  clock.advance(TEN_MINUTES);
  expect((await ids())[0]).toBe(newest);
});
