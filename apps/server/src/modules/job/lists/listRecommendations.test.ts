import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createDemoApp } from '../../../../test/demoApp.ts';
import { present } from '../../../../test/present.ts';

const { listRecommendations, actOnJob, getJobCounters, getUniversityJobCounters } = manifest.job;
const { request, hana, alex, signInStudent, addUniversity, deps } = await createDemoApp();
const { token } = hana;
const list = async (query = '') => (await request(listRecommendations, 200, { token, query })).data;

test('lists what waits for an answer, the latest first, with what the university says', async () => {
  const { data, totalRecords } = await list();
  expect(totalRecords).toBe(4);
  const moments = data.map(({ recommendedAt }) => recommendedAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(data.every(({ job }) => job.application?.stage === 'RECOMMENDED')).toBe(true);
  expect(new Set(data.map(({ job }) => job.audience))).toEqual(new Set(['PUBLIC', 'UNIVERSITY']));
  expect(data.filter(({ message, messageJp }) => message !== null && messageJp !== null)).toHaveLength(3);
  expect(data.filter(({ message, messageJp }) => message === null && messageJp === null)).toHaveLength(1);
  const counted = await Promise.all([
    request(getJobCounters, 200, { token }),
    request(getUniversityJobCounters, 200, { token }),
  ]);
  expect(counted.reduce((sum, { data: counters }) => sum + counters.recommendation, 0)).toBe(totalRecords);
});

test('turning the pages shows each once', async () => {
  const pages = [await list('size=3'), await list('size=3&page=2')];
  expect(pages.map(({ data }) => data.length)).toEqual([3, 1]);
  expect(pages.flatMap(({ data }) => data)).toEqual((await list()).data);
  expect(pages.map(({ totalRecords }) => totalRecords)).toEqual([4, 4]);
});

test('finds by words, by audience and by work style', async () => {
  const all = (await list()).data;
  const first = present(all[0]);
  const found = (await list(`search=${encodeURIComponent(first.job.title)}`)).data;
  expect(found.map(({ job }) => job.id)).toContain(first.job.id);
  expect(found.length).toBeLessThan(all.length);
  expect((await list('search=nobody-writes-this')).totalRecords).toBe(0);
  for (const audience of ['PUBLIC', 'UNIVERSITY'] as const) {
    expect((await list(`audience=${audience}`)).data).toEqual(
      all.filter(({ job }) => job.audience === audience),
    );
  }
  const { workStyle } = first.job;
  expect((await list(`workStyle=${workStyle}`)).data).toEqual(
    all.filter(({ job }) => job.workStyle === workStyle),
  );
});

test('lists the soonest response deadline first, and those without one last', async () => {
  const deadlines = (await list('sort=ANSWER_BY')).data.map(({ job }) => job.application?.answerBy ?? '9999');
  expect(deadlines).toEqual(deadlines.toSorted());
  expect(new Set(deadlines).size).toBeGreaterThan(1);
});

test('is refused to who has no university', async () => {
  expect((await request(listRecommendations, 403, { token: alex.token })).error).toBe('FORBIDDEN');
});

test('contains nothing of another university, and nothing of another student', async () => {
  const other = await signInStudent({ universityId: await addUniversity('Minato University') });
  expect((await request(listRecommendations, 200, { token: other.token })).data.totalRecords).toBe(0);
  const ofUniversity = present((await list()).data.find(({ job }) => job.audience === 'UNIVERSITY'));
  await deps.database
    .updateTable('applications')
    .set({ user_id: other.userId })
    .where('id', '=', present(ofUniversity.job.application).id)
    .execute();
  // A recommendation from before the student changed university is for a job that is no longer theirs to see.
  expect((await request(listRecommendations, 200, { token: other.token })).data.totalRecords).toBe(0);
});

test('an answered one is gone', async () => {
  const [first, second] = (await list()).data;
  const respond = (id: string, body: object) => request(actOnJob, 200, { token, params: { id }, body });
  await respond(present(first).job.id, { action: 'accept-recommendation' });
  await respond(present(second).job.id, { action: 'deny-recommendation', reason: 'SCHEDULE_MISMATCH' });
  const left = (await list()).data.map(({ job }) => job.id);
  expect(left).not.toContain(present(first).job.id);
  expect(left).not.toContain(present(second).job.id);
});
