import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifest } from '@michi/api/manifest';
import type { Updateable } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemoApp } from '../../../../test/demoApp.ts';
import { createFakeRandom } from '../../../../test/fakes.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { portalPages } from '../../../platform/portal/portalPages.ts';
import { readSettings } from '../../../platform/settings.ts';
import { publicJobPages } from './publicJobPages.ts';

const { showPublicJob } = manifest.job;

const { clock, deps, request } = await createDemoApp();
const { database } = deps;

const job = await database
  .selectFrom('jobs')
  .selectAll()
  .where('audience', '=', 'PUBLIC')
  .where('kind', '=', 'INTERNSHIP')
  .where('is_closed', '=', false)
  .where('entry_deadline', '>', clock.now().toISOString())
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();
const university = await database.selectFrom('universities').select('id').limit(1).executeTakeFirstOrThrow();

const change = (values: Updateable<Database['jobs']>) =>
  database.updateTable('jobs').set(values).where('id', '=', job.id).execute();

const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();

beforeEach(() =>
  change({
    audience: 'PUBLIC',
    university_id: null,
    title: 'Field tester',
    title_jp: '実地試験',
    is_closed: false,
    entry_deadline: daysFromNow(5),
    university_deadline: null,
    posted_at: daysFromNow(-5),
    positions: 3,
    hired_positions: 0,
    terms: '{}',
    internship: JSON.stringify({
      contact: {
        name: 'Private Person',
        nameJp: '私人',
        email: 'person@company.example',
        phone: '03-1234-5678',
      },
      compensation: { amount: { amount: 1200, currency: 'JPY' }, period: 'HOUR' },
    }),
    description: '<p>Out in the street.</p><script>alert(1)</script>',
    description_jp: null,
  }),
);

describe('a job is open to everybody', () => {
  test('while it is public and can be applied for, without the contact person', async () => {
    const { data } = await request(showPublicJob, 200, { params: { id: job.id } });
    expect(data).toMatchObject({ id: job.id, title: 'Field tester', entryDeadline: daysFromNow(5) });
    expect(JSON.stringify(data)).not.toMatch(/Private Person|person@|1234/);
  });

  test.each<[why: string, values: Updateable<Database['jobs']>]>([
    ['is of a university', { audience: 'UNIVERSITY', university_id: university.id }],
    ['was withdrawn', { is_closed: true }],
    ['is past its deadline', { entry_deadline: daysFromNow(-1) }],
    ['is filled', { hired_positions: 3 }],
    ['is posted tomorrow', { posted_at: daysFromNow(1) }],
    [
      'takes entries from tomorrow',
      { terms: JSON.stringify({ entryStartDate: daysFromNow(1).slice(0, 10) }) },
    ],
  ])('and is not found, as one that never was, where it %s', async (_why, values) => {
    await change(values);
    const unknown = { id: '0199a1c2-0000-7000-8000-00000000ffff' };
    expect(await request(showPublicJob, 404, { params: { id: job.id } })).toEqual(
      await request(showPublicJob, 404, { params: unknown }),
    );
  });

  test('and its last change is seen at once', async () => {
    const title = async () => (await request(showPublicJob, 200, { params: { id: job.id } })).data.title;
    expect(await title()).toBe('Field tester');
    await change({ title: 'Renamed' });
    await expect.poll(title).toBe('Renamed');
  });
});

describe('the page of an open public job', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'michi-portal-'));
  afterAll(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, 'index.html'),
    `<html lang="en"><head><meta name="description" content="Michi" /><title>Michi</title></head>
<body><div id="root"><div class="boot">Loading</div></div></body></html>`,
  );
  const settings = readSettings({ MICHI_REGION: 'jp', PUBLIC_URL: 'https://michi.example' });
  const pages = portalPages(folder, settings, createFakeRandom(), publicJobPages({ ...deps, settings }));
  const shared = `/student/job/public-jobs/details?id=${job.id}`;
  const open = (path: string, headers: Record<string, string> = {}) => pages.request(path, { headers });

  /** What search engines read in a page. */
  const postingIn = (html: string): Record<string, unknown> =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

  test.each([shared, `/app/job?id=${job.id}&from=mail`])(
    'tells its facts without scripts, to people and to search engines: %s',
    async (path) => {
      const response = await open(path);
      const html = await response.text();
      expect(html).toContain('<h1>Field tester</h1>');
      expect(html).toContain('<p>Out in the street.</p>');
      expect(html).toContain('<dd>¥1,200 / hour</dd>');
      expect(html).toContain('<div class="boot">Loading</div>');
      expect(html.match(/<title>/g)).toHaveLength(1);
      const address = `https://michi.example${shared}`;
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).toContain('<meta property="og:title" content="Field tester, ');
      expect(html).not.toContain('alert(1)');
      expect(postingIn(html)).toMatchObject({
        '@type': 'JobPosting',
        title: 'Field tester',
        validThrough: daysFromNow(5),
        employmentType: 'INTERN',
        baseSalary: { currency: 'JPY', value: { value: 1200, unitText: 'HOUR' } },
        url: address,
      });
      expect(response.headers.get('x-robots-tag')).toBeNull();
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Language');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('is in the language of the browser', async () => {
    const html = await (await open(shared, { 'Accept-Language': 'ja' })).text();
    expect(html).toContain('<html lang="ja" data-facts>');
    expect(html).toContain('<h1>実地試験</h1>');
    expect(html).toContain('<dd>時給1,200円</dd>');
  });

  test('ends no element with a text of the posting', async () => {
    const title = 'Tester</script><script>alert("$&")</script><h1>';
    await change({ title });
    const html = await (await open(shared)).text();
    expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length);
    expect(html).not.toContain('<script>alert');
    expect(postingIn(html)['title']).toBe(title);
  });

  test.each([
    ['of a job that cannot be applied for', shared, {}, true],
    ['of an id that is none', '/student/job/public-jobs/details?id=1', {}, false],
    ['without an id', '/student/job/public-jobs/details', {}, false],
    ['where somebody has signed in before', shared, { Cookie: 'SIGNED_IN_BEFORE=true' }, false],
  ])(
    'is the page of every screen, and none for search engines, %s',
    async (_when, path, headers, isClosed) => {
      if (isClosed) await change({ is_closed: true });
      const response = await open(path, headers);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('<div id="root"><div class="boot">Loading</div></div>');
      expect(html).not.toContain('ld+json');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    },
  );
});
