import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { shareJob } = manifest.job;
const testApp = await createTestApp({ PUBLIC_URL: 'https://michi.example' });
const { request, deps } = testApp;
const { jobs, hana, alex } = await createSmallFixture(testApp);
const { token } = hana;
const [, id = ''] = jobs.open;

test('returns the link and a text in both languages, and no data of the sender', async () => {
  const response = await request(shareJob, 200, { token, params: { id }, language: 'ja' });
  expect(response).toEqual({
    message: 'リンクを作成しました。',
    data: {
      link: `https://michi.example/student/job/public-jobs/details?id=${id}`,
      title: 'Control engineer 2, Yukari Robotics',
      titleJp: '制御エンジニア 2・ゆかりロボティクス株式会社',
    },
  });
  expect((await request(shareJob, 200, { token: alex.token, params: { id } })).data).toEqual(response.data);
});

test('has no Japanese text for a job that is only known in English', async () => {
  await deps.database.updateTable('jobs').set({ title_jp: null }).where('id', '=', id).execute();
  expect((await request(shareJob, 200, { token, params: { id } })).data.titleJp).toBeNull();
});

test('a job of the university leads there, and is not there for others', async () => {
  const params = { id: jobs.ofUniversity };
  const { data } = await request(shareJob, 200, { token, params });
  expect(data.link).toBe(`https://michi.example/student/job/university-jobs/details?id=${jobs.ofUniversity}`);
  await request(shareJob, 404, { token: alex.token, params });
  await request(shareJob, 404, { token, params: { id: jobs.ofOther } });
});
