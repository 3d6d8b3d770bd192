import { expect, test } from 'vitest';
import { createDemoApp } from '../../../../test/demoApp.ts';
import { manifest } from '@michi/api/manifest';
import { profileViewsPersonalData } from '../../company/index.ts';
import { jobRecordsPersonalData } from './jobRecordsPersonalData.ts';

const { request, deps, hana, alex } = await createDemoApp();
const { data: openJobs } = await request(manifest.job.listJobs, 200, { token: hana.token, query: 'size=1' });
await request(manifest.job.reportJob, 200, {
  token: hana.token,
  params: { id: openJobs.data[0]?.id ?? '' },
  body: { reason: 'OTHERS', note: 'The words of Hana' },
});
const reader = (userId: string, language: 'en' | 'jp' = 'en') => ({ userId, language, timezone: 'JST' });
const collect = (userId: string, language?: 'en' | 'jp') =>
  jobRecordsPersonalData.collect(deps.database, reader(userId, language), deps.fileStore);

test('hands out hours, expenses, searches and reports, for programs and for people', async () => {
  const { data, sections } = await collect(hana.userId, 'jp');
  expect(sections.map(({ title, blocks }) => [title, blocks.length > 0])).toEqual([
    ['勤務表', true],
    ['経費', true],
    ['保存した検索条件', true],
    ['報告した求人', true],
  ]);
  expect(data).toMatchObject({ reports: [{ reason: 'OTHERS', note: 'The words of Hana' }] });
  expect(Object.values(data ?? {}).every((rows) => Array.isArray(rows) && rows.length > 0)).toBe(true);
});

test('contains no data of another student', async () => {
  const text = JSON.stringify(await collect(alex.userId));
  expect(text).not.toContain('The words of Hana');
  expect(text).toContain('"timesheetDays":[]');
  const views = await profileViewsPersonalData.collect(deps.database, reader(alex.userId), deps.fileStore);
  expect(views.data).toEqual({ profileViews: [] });
  const { sections } = await profileViewsPersonalData.collect(
    deps.database,
    reader(hana.userId),
    deps.fileStore,
  );
  expect(sections[0]?.blocks.length).toBeGreaterThan(20);
});
