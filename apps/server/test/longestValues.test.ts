import { manifest } from '@michi/api/manifest';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCompanies } from '../src/modules/company/import/importCompanies.ts';
import { importCourses } from '../src/modules/common/courses/import/importCourses.ts';
import { importHelps } from '../src/modules/common/help/import/importHelps.ts';
import { importJobs } from '../src/modules/job/import/importJobs.ts';
import { importSeminars } from '../src/modules/seminar/import/importSeminars.ts';
import { addCounsellors } from '../src/modules/university/operator/addCounsellors.ts';
import { createSmallFixture } from './smallFixture.ts';
import { createTestApp } from './testApp.ts';

const testApp = await createTestApp();
const fixture = await createSmallFixture(testApp);
const { request, deps } = testApp;
const { token } = fixture.hana;

/** Numbers that no compression makes shorter, the same in every run. */
function numbers(count: number, seed: string): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest().readUInt32BE(),
  );
}

/** Printable ASCII without spaces. */
const ascii = (length: number, seed = 'ascii') =>
  numbers(length, seed)
    .map((number) => String.fromCodePoint(0x21 + (number % 94)))
    .join('');

/** Kanji of extension B, of four bytes each. */
const kanji = (length: number, seed = 'kanji') =>
  numbers(length, seed)
    .map((number) => String.fromCodePoint(0x2_0000 + (number % 0xa6d0)))
    .join('');

test('a device with a token of 4,096 characters is registered once and unregistered', async () => {
  for (const deviceId of [ascii(4096), ascii(2700, 'shorter'), `\\x${'\\'.repeat(4000)}`]) {
    const device = { deviceId, platform: 'web', appCode: 'michi' } as const;
    await request(manifest.notification.registerDevice, 200, { token, body: device });
    await request(manifest.notification.registerDevice, 200, { token: fixture.alex.token, body: device });
    const rows = deps.database.selectFrom('devices').select('user_id').where('device_id', '=', deviceId);
    expect(await rows.execute()).toEqual([{ user_id: fixture.alex.userId }]);
    await request(manifest.notification.unregisterDevice, 200, {
      body: { ...device, userId: fixture.alex.userId },
    });
    expect(await rows.execute()).toEqual([]);
  }
});

test('names, texts and keys of the greatest length are stored', async () => {
  const names = { familyNameJp: kanji(100), firstNameJp: kanji(100, 'first') };
  await request(manifest.user.updateJapaneseName, 200, {
    token,
    params: { userId: fixture.hana.userId },
    body: {
      ...names,
      middleNameJp: kanji(100),
      familyNameFurigana: null,
      firstNameFurigana: null,
      middleNameFurigana: null,
    },
  });
  const [user, domain] = [ascii(64).replaceAll(/[^a-z]/gi, 'q'), 'd'.repeat(60)];
  const email = `${user}@${[domain, domain, domain].join('.')}.jp`.slice(-254);
  await request(manifest.user.createUser, 201, {
    token: fixture.admin.token,
    body: {
      ...names,
      email,
      familyName: null,
      firstName: null,
      role: 'STUDENT',
      universityId: null,
      language: 'jp',
    },
  });
  await request(manifest.job.createSavedSearch, 201, {
    token,
    body: { name: kanji(100), audience: 'PUBLIC', filters: { search: kanji(200) } },
  });
  const key = ascii(64).replaceAll(/[^\w-]/g, '_');
  await request(manifest.common.createQuestion, 201, {
    token,
    headers: { 'Idempotency-Key': key },
    body: { title: kanji(200), text: kanji(2000) },
  });
  await request(manifest.user.createResumeUpload, 201, { token, body: { fileName: kanji(255), size: 10 } });
});

test('lines of the greatest length are imported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'michi-longest-'));
  const path = join(folder, 'lines.jsonl');
  const start = '2026-12-01T01:00:00.000Z';
  const lines = [
    [
      importCompanies,
      { name: kanji(200), nameJp: kanji(200, 'jp'), location: { city: kanji(200), country: 'JP' } },
    ],
    [importCourses, { id: kanji(200), name: kanji(200), url: `https://a.example/${kanji(900)}` }],
    [importHelps, { id: kanji(200), category: kanji(200), question: kanji(300), answer: kanji(9000) }],
    [
      importJobs,
      {
        '@type': 'JobPosting',
        identifier: kanji(4000),
        title: kanji(200),
        hiringOrganization: { name: kanji(200) },
        jobLocation: { address: { addressLocality: kanji(200), addressCountry: 'JP' } },
      },
    ],
    [
      importSeminars,
      {
        id: kanji(200),
        series: kanji(200),
        audience: 'PUBLIC',
        organizer: 'JOBHUNTING',
        title: kanji(200),
        style: 'ONLINE',
        startsAt: start,
        endsAt: '2026-12-01T03:00:00.000Z',
      },
    ],
    [
      addCounsellors,
      {
        university: 'Seiryo University',
        name: kanji(200),
        style: 'ONLINE',
        languages: ['ja'],
        topics: ['INTERVIEW'],
        hours: [{ weekday: 'TUESDAY', from: '10:00', to: '17:00' }],
      },
    ],
  ] as const;
  try {
    for (const [command, line] of lines) {
      await writeFile(path, JSON.stringify(line));
      const { lines: report } = await command(deps, path, () => undefined, 'en');
      expect(report.join('\n')).toContain('1 read, 1 added');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
