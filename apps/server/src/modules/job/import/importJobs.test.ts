import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { importJobs } from './importJobs.ts';

const { actOnJob, listJobs, showJob } = manifest.job;

/** A file of real postings outside the repository; its test runs only if the file is set. */
const REAL_POSTINGS = process.env['MICHI_REAL_POSTINGS'] ?? '';

const SAMPLE = resolve(import.meta.dirname, '../../../../test/fixtures/sample-postings.jsonl');

let testApp: TestApp;
let student: SignedIn;
let folder: string;
let report: readonly string[];

const silent = () => undefined;

beforeAll(async () => {
  testApp = await createTestApp();
  student = await testApp.signInStudent();
  folder = await mkdtemp(join(tmpdir(), 'michi-import-'));
  report = (await importJobs(testApp.deps, SAMPLE, silent)).lines;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importText(text: string) {
  const path = join(folder, 'postings.json');
  await writeFile(path, text);
  return importJobs(testApp.deps, path, silent);
}

async function find(search: string) {
  const query = `search=${encodeURIComponent(search)}`;
  return (await testApp.request(listJobs, 200, { query, token: student.token })).data.data;
}

async function show(search: string) {
  const { id } = present((await find(search))[0]);
  return (await testApp.request(showJob, 200, { params: { id }, token: student.token })).data;
}

describe('the sample', () => {
  test('is imported but for bad lines and fields, each reported with its number and why', () => {
    expect(report.at(-1)).toBe(
      'Postings: 15 read, 7 added (4 with fields left out), 0 changed, 0 unchanged, 8 refused',
    );
    const reasons = [
      [1, /left out moodOfTheOffice \(has no place in Michi\)/],
      [5, /not JSON/],
      [6, /title: is missing/],
      [7, /hiringOrganization/],
      [8, /@type: is not a JobPosting/],
      [9, /left out datePosted \(“[^”]*” is not a date that can be read for certain\)/],
      [10, /left out baseSalary \(the lowest value, 300,000, is above the highest, 200,000\)/],
      [11, /neither an identifier nor a url/],
      [12, /same identifier as line 2/],
      [13, /left out url \(is not a web address\)/],
      [14, /title: contains a NUL/],
      [15, /note: contains half a character/],
    ] as const;
    expect(report.slice(0, -1).map((line) => Number(/^Line (\d+):/.exec(line)?.[1]))).toEqual(
      reasons.map(([line]) => line),
    );
    for (const [index, [, reason]] of reasons.entries()) expect(report[index]).toMatch(reason);
  });

  test('maps what it knows and keeps what it does not', async () => {
    const { job, ...detail } = await show('Robotics engineer');
    expect(job).toMatchObject({
      kind: 'JOB',
      title: 'Robotics engineer',
      titleJp: null,
      salary: { minimum: 245_000, maximum: 280_000, currency: 'JPY', period: 'MONTH' },
      employmentStatus: 'PERMANENT',
      workStyle: null,
      positions: 4,
      entryDeadline: '2026-12-24T14:59:59.000Z',
      startDate: '2027-04-01',
      postedAt: '2026-11-01T09:00:00.000Z',
      company: { name: 'Kitakaze Robotics' },
    });
    expect(job.locations).toMatchObject([{ city: 'Sapporo', country: 'JP' }]);
    expect(detail.sourceUrl).toBe('https://kitakaze.example/jobs/1');
    const { source } = await testApp.deps.database
      .selectFrom('jobs')
      .select('source')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(source).toMatchObject({ moodOfTheOffice: 'sunny' });
  });

  test('loses everything in a description that could run or disguise itself', async () => {
    const { description } = await show('Robotics engineer');
    expect(description).toBe(
      '<h2>Work</h2><p>Build <b>robots</b>.</p><a rel="noopener noreferrer nofollow">x</a>',
    );
  });

  test('puts Japanese where Japanese belongs', async () => {
    const { job, description, descriptionJp, terms } = await show('組込みエンジニア');
    expect(job).toMatchObject({ title: '組込みエンジニア', titleJp: '組込みエンジニア' });
    expect(description).toBeNull();
    expect(descriptionJp).toBe('<p>ロボットを作ります。</p><p>&lt;未経験可&gt;</p>');
    expect(terms).toMatchObject({ workingHours: null, workingHoursJp: '9:00〜18:00' });
  });

  test('reads remote work, internships, short city names and pay by the hour', async () => {
    expect((await show('Remote writer')).job).toMatchObject({
      workStyle: 'REMOTE',
      employmentStatus: 'CONTRACT',
      locations: [],
      salary: { minimum: 52_000, maximum: 52_000, currency: 'USD', period: 'YEAR' },
    });
    const { job } = await show('Summer intern');
    expect(job).toMatchObject({ kind: 'INTERNSHIP', employmentStatus: 'INTERNSHIP', workStyle: 'REMOTE' });
    expect(job.locations).toMatchObject([
      { city: 'New York, NY', country: 'US' },
      { city: 'San Jose, CA', country: 'US' },
      { city: 'Canada', country: 'CA' },
    ]);
    expect(job.salary).toMatchObject({ minimum: 28.5, maximum: 28.5, period: 'HOUR' });
  });

  test('makes each company once', async () => {
    const { data } = await testApp.request(manifest.company.listCompanies, 200, { token: student.token });
    expect(data.companies.map(({ name }) => name)).toEqual(['Kitakaze Robotics', 'Long Way Press', 'X']);
  });

  test('can be searched and applied to', async () => {
    const { id } = present((await find('ＫＩＴＡＫＡＺＥ 札幌'))[0]);
    const { data } = await testApp.request(actOnJob, 200, {
      params: { id },
      token: student.token,
      body: { action: 'apply' },
    });
    expect(data.job.application?.stage).toBe('APPLIED');
  });

  test('imported again changes nothing', async () => {
    const rows = () => testApp.deps.database.selectFrom('jobs').selectAll().orderBy('id').execute();
    const before = await rows();
    testApp.clock.advance(60_000);
    const { lines } = await importJobs(testApp.deps, SAMPLE, silent);
    expect(lines.at(-1)).toBe(
      'Postings: 15 read, 0 added, 0 changed, 7 unchanged (4 with fields left out), 8 refused',
    );
    expect(await rows()).toEqual(before);
  });
});

describe('a posting with many statements', () => {
  const posting = (identifier: string, fields: object) => ({
    '@type': 'JobPosting',
    identifier,
    title: `Miller wanted ${identifier}`,
    hiringOrganization: { name: 'Suisha Mills' },
    ...fields,
  });

  test('shows every entry of them', async () => {
    const fields = { skills: ['Grinding', 'Sieving'], jobBenefits: ['Bread', 'Cake'] };
    await importText(JSON.stringify(posting('m-1', fields)));
    const { statements, terms } = await show('m-1');
    expect(statements).toEqual([{ subject: 'SKILLS', text: 'Grinding\nSieving', textJp: null }]);
    expect(terms.allowance).toBe('Bread\nCake');
  });

  test('is reported with what is left out, equal lines once, in the requested language', async () => {
    const path = join(folder, 'statements.json');
    const lines = [
      posting('m-2', { totalJobOpenings: '若干名', baseSalary: '45.000' }),
      posting('m-3', { totalJobOpenings: '10+' }),
      posting('m-4', {}),
      posting('m-5', { totalJobOpenings: 'a few', title: null }),
      posting('m-6', { totalJobOpenings: 'some', skills: [{ level: 1 }], baseSalary: '応相談' }),
    ];
    await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'));
    const requested = await importJobs(testApp.deps, path, silent, 'en');
    expect(requested).toEqual({
      lines: [
        'Lines 1–2, 5: left out totalJobOpenings (is not a number)',
        'Line 1: left out baseSalary (“45.000” can be read in two ways)',
        'Line 4: title: is missing; totalJobOpenings: is not a number',
        'Line 5: left out baseSalary (“応相談” is not pay that can be read for certain)',
        'Line 5: left out skills.0.level (has no place in Michi)',
        'Postings: 5 read, 4 added (3 with fields left out), 0 changed, 0 unchanged, 1 refused',
      ],
      ok: false,
    });
    expect((await importJobs(testApp.deps, path, silent, 'jp')).lines).toEqual([
      '1–2、5行目：totalJobOpenings を除外しました（数値ではありません）',
      '1行目：baseSalary を除外しました（「45.000」は2通りに読めます）',
      '4行目：title：入力されていません／totalJobOpenings：数値ではありません',
      '5行目：baseSalary を除外しました（「応相談」は給与として確実に読み取れません）',
      '5行目：skills.0.level を除外しました（Michiにはこの情報を載せる項目がありません）',
      '求人を5件読み込みました（追加0件、変更0件、変更なし4件〔うち3件は一部の項目を除外〕、取り込み不可1件）',
    ]);
  });
});

describe('an identifier that two companies use', () => {
  const posting = (company: string, title: string, places: readonly string[]) => ({
    '@type': 'JobPosting',
    identifier: '2002',
    title,
    hiringOrganization: { name: company },
    jobLocation: places.map((place) => ({ address: { addressLocality: place } })),
  });
  const texts = (...postings: readonly object[]) => postings.map((one) => JSON.stringify(one)).join('\n');

  test('describes two jobs: each keeps its texts, locations and applications', async () => {
    await importText(texts(posting('Ume Gardens', 'Gardener wanted', ['Otaru'])));
    const { id } = present((await find('Gardener wanted'))[0]);
    await testApp.request(actOnJob, 200, { params: { id }, token: student.token, body: { action: 'apply' } });

    const { lines } = await importText(texts(posting('Matsu Guards', 'Night watch wanted', ['Nemuro'])));
    expect(lines.at(-1)).toBe('Postings: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused');
    expect((await show('Gardener wanted')).job).toMatchObject({
      company: { name: 'Ume Gardens' },
      locations: [{ city: 'Otaru' }],
      application: { stage: 'APPLIED' },
    });
    expect((await show('Night watch wanted')).job).toMatchObject({
      company: { name: 'Matsu Guards' },
      application: null,
    });
  });

  test('may occur twice in one file, and the posting is found again for each', async () => {
    const both = [
      posting('Ume Gardens', 'Gardener wanted again', ['Hakodate']),
      posting('Matsu Guards', 'Night watch wanted again', ['Kushiro']),
    ];
    const { lines } = await importText(texts(...both));
    expect(lines.at(-1)).toBe('Postings: 2 read, 0 added, 2 changed, 0 unchanged, 0 refused');
    expect((await show('Gardener wanted again')).job).toMatchObject({
      locations: [{ city: 'Hakodate' }],
      application: { stage: 'APPLIED' },
    });
    expect((await show('Night watch wanted again')).job.locations).toMatchObject([{ city: 'Kushiro' }]);
  });
});

describe('a prefecture', () => {
  test('is one place, however a posting writes it', async () => {
    const posting = {
      '@type': 'JobPosting',
      identifier: 'places',
      title: 'Surveyor wanted',
      hiringOrganization: { name: 'Sugi Surveys' },
      jobLocation: ['東京都', '東京', 'Tokyo'].map((place) => ({ address: { addressLocality: place } })),
    };
    await importText(JSON.stringify(posting));
    expect((await show('Surveyor wanted')).job.locations).toMatchObject([{ city: 'Tokyo', cityJp: '東京' }]);
  });
});

describe('places of postings', () => {
  const posting = (identifier: string, place: string) => ({
    '@type': 'JobPosting',
    identifier,
    title: `Lighthouse keeper ${identifier}`,
    hiringOrganization: { name: 'Sugi Surveys' },
    jobLocation: { address: { addressLocality: place } },
  });

  test('are several in one text, and are filtered by city, by state and by country', async () => {
    const file = JSON.stringify([
      posting('several', 'Boulder, CO; Bergen, Norway'),
      posting('spelled', 'Boulder, Colorado, United States'),
      posting('remote', 'Remote - US'),
      posting('nowhere', '3 Locations'),
    ]);
    await importText(file);
    const { locations } = (
      await testApp.request(manifest.job.listAdvancedFilterOptions, 200, {
        query: 'audience=PUBLIC',
        token: student.token,
      })
    ).data;
    const optionOf = (city: string) => present(locations.find((option) => option.location.city === city));
    const within = async (city: string) => {
      const query = `search=Lighthouse&locationId=${optionOf(city).location.id}`;
      const { data } = (await testApp.request(listJobs, 200, { query, token: student.token })).data;
      return data.map(({ title }) => title.replace('Lighthouse keeper ', '')).toSorted();
    };
    expect(await within('Boulder, CO')).toEqual(['several', 'spelled']);
    expect(await within('Colorado')).toEqual(['several', 'spelled']);
    expect(await within('United States')).toContain('remote');
    expect(await within('United States')).toContain('spelled');
    expect(await within('Norway')).toEqual(['several']);
    expect(optionOf('Colorado')).toMatchObject({
      jobCount: 2,
      location: { parentId: optionOf('United States').location.id, cityJp: 'コロラド州' },
    });
    expect((await show('keeper nowhere')).job.locations).toEqual([]);
    expect((await importText(file)).lines.at(-1)).toMatch(/4 unchanged/);
  });

  test('that are invalid are named in the report, each in its own line', async () => {
    const places = ['5 Locations', '国内外', '-', '5 Locations'];
    const file = JSON.stringify(places.map((place, index) => posting(`none-${index}`, place)));
    const { lines } = await importText(file.replaceAll('},{"@type"', '},\n{"@type"'));
    const field = 'jobLocation.0.address.addressLocality';
    expect(lines.slice(0, -1)).toEqual([
      `Lines 1, 4: left out ${field} (“5 Locations” names no place)`,
      `Line 2: left out ${field} (“国内外” names no place)`,
      `Line 3: left out ${field} (“-” names no place)`,
    ]);
  });

  test('are corrected by the next import of a posting that an earlier release has read otherwise', async () => {
    const file = JSON.stringify(posting('earlier', 'Oslo / Lisbon'));
    await importText(file);
    await testApp.deps.database
      .deleteFrom('job_locations')
      .where('job_id', '=', present((await find('keeper earlier'))[0]).id)
      .execute();
    expect((await importText(file)).lines.at(-1)).toMatch(/1 changed/);
    expect((await show('keeper earlier')).job.locations).toMatchObject([
      { city: 'Oslo' },
      { city: 'Lisbon' },
    ]);
    expect((await importText(file)).lines.at(-1)).toMatch(/1 unchanged/);
  });
});

describe('the questions of a company', () => {
  const posting = (identifier: string, questions: unknown) =>
    JSON.stringify({
      '@type': 'JobPosting',
      identifier,
      title: `Enquirer ${identifier}`,
      hiringOrganization: { name: 'Kikimimi Radio' },
      questions,
    });
  const WORDS = {
    kind: 'TEXT',
    textJp: '志望動機を\r\n教えてください。',
    isRequired: true,
    maxCharacters: 400,
  };
  const FILE = { kind: 'FILE', text: 'What have you made?' };
  const CHOICE = {
    kind: 'CHOICE',
    text: 'Where?',
    choices: [{ text: 'Tokyo', textJp: '東京' }, { text: 'Kyoto' }],
  };

  test('are imported as they are worded; one of which anything changes is another question', async () => {
    await importText(posting('ask-1', [WORDS, CHOICE]));
    const { questions } = await show('ask-1');
    expect(questions).toMatchObject([
      { ...WORDS, textJp: '志望動機を\n教えてください。', text: null, choices: [] },
      { ...CHOICE, textJp: null, isRequired: false, maxCharacters: null },
    ]);
    expect((await importText(posting('ask-1', [WORDS, CHOICE]))).lines).toEqual([
      'Postings: 1 read, 0 added, 0 changed, 1 unchanged, 0 refused',
    ]);
    const changed = await importText(posting('ask-1', [{ ...WORDS, maxCharacters: 300 }, CHOICE]));
    expect(changed.lines[0]).toBe('Line 1 changed: questions');
    const now = (await show('ask-1')).questions;
    expect(now[0]?.id).not.toBe(questions[0]?.id);
    expect(now[1]?.id).toBe(questions[1]?.id);
  });

  test('are imported with the files that they accept, any without a word about them', async () => {
    const any = { kind: 'FILE', text: 'What have you made?' };
    const some = { ...any, text: 'And drawn?', fileTypes: ['IMAGE', 'PDF'], maxMegabytes: 2 };
    await importText(posting('ask-4', [any, some]));
    const { questions } = await show('ask-4');
    expect(questions).toMatchObject([
      { ...any, fileTypes: ['PDF', 'WORD', 'IMAGE'], maxMegabytes: 10 },
      { ...some, maxCharacters: null, choices: [] },
    ]);
    const changed = posting('ask-4', [any, { ...some, maxMegabytes: 3 }]);
    expect((await importText(changed)).lines[0]).toBe('Line 1 changed: questions');
    const now = (await show('ask-4')).questions;
    expect(now[0]?.id).toBe(questions[0]?.id);
    expect(now[1]?.id).not.toBe(questions[1]?.id);
  });

  test.each([
    ['without words', { kind: 'TEXT', maxCharacters: 400 }, 'questions.0.text: is missing'],
    ['without a limit', { kind: 'TEXT', text: 'Why?' }, 'questions.0.maxCharacters: is missing'],
    ['without choices', { kind: 'CHOICE', text: 'Where?' }, 'questions.0.choices: is missing'],
    [
      'with a choice without words',
      { ...CHOICE, choices: [{ text: 'Tokyo' }, { text: ' ' }] },
      'questions.0.choices.1.text: is missing',
    ],
    ['of another kind', { ...WORDS, kind: 'VIDEO' }, 'questions.0.kind: is not one of TEXT, CHOICE, FILE'],
    ['over the limit', { ...WORDS, maxCharacters: 9000 }, 'questions.0.maxCharacters: 9,000 is above 4,000'],
    ['without a type of file', { ...FILE, fileTypes: [] }, 'questions.0.fileTypes: is missing'],
    [
      'with an unknown type of file',
      { ...FILE, fileTypes: ['PDF', 'XLS'] },
      'questions.0.fileTypes.1: is not one of PDF, WORD, IMAGE',
    ],
    [
      'with a type of file twice',
      { ...FILE, fileTypes: ['PDF', 'PDF'] },
      'questions.0.fileTypes.1: is there twice',
    ],
    ['over the size of files', { ...FILE, maxMegabytes: 11 }, 'questions.0.maxMegabytes: 11 is above 10'],
    ['in words with a type of file', { ...WORDS, fileTypes: ['PDF'] }, 'questions.0.fileTypes: is not known'],
    ['in words with a size', { ...WORDS, maxMegabytes: 5 }, 'questions.0.maxMegabytes: is not known'],
    ['with another property', { ...WORDS, limit: 400 }, 'questions.0.limit: is not known'],
  ])('refuse their posting if there is one %s', async (_what, question, reason) => {
    expect((await importText(posting('ask-2', [question]))).lines[0]).toBe(`Line 1: ${reason}`);
  });

  test('refuse their posting if one is there twice', async () => {
    expect((await importText(posting('ask-3', [WORDS, CHOICE, WORDS]))).lines[0]).toBe(
      'Line 1: questions.2: is there twice',
    );
  });
});

describe('another name of a company', () => {
  const posting = (identifier: string, title: string, organization: object) =>
    JSON.stringify({ '@type': 'JobPosting', identifier, title, hiringOrganization: organization });

  test('finds its jobs, those that were there before as well, and the company', async () => {
    const plain = posting('names-1', 'Carpenter wanted', { name: 'Hinoki Works' });
    await importText(plain);
    const named = posting('names-2', 'Roofer wanted', {
      name: 'Hinoki Works',
      alternateName: ['ひのき工房', { '@value': 'HW', '@language': 'en' }],
      legalName: '㈱檜製作所',
    });
    expect((await importText(named)).lines).toEqual([
      'Postings: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused',
    ]);
    // A posting without another name removes none.
    await importText(plain);
    const titles = async (search: string) => (await find(search)).map(({ title }) => title).toSorted();
    for (const name of ['ヒノキ工房', '株式会社檜製作所', 'hinoki works']) {
      expect([name, await titles(name)]).toEqual([name, ['Carpenter wanted', 'Roofer wanted']]);
    }
    const { data } = await testApp.request(manifest.company.listCompanies, 200, {
      token: student.token,
      query: `search=${encodeURIComponent('檜製作所')}`,
    });
    expect(data.companies).toMatchObject([{ name: 'Hinoki Works', nameJp: null }]);
  });

  test('that nobody can read is passed over', async () => {
    const organization = {
      name: 'Sugi Boats',
      alternateName: [7, {}, ' ', 'x'.repeat(300)],
      legalName: 'Sugi Boats',
    };
    await importText(posting('names-3', 'Boatbuilder wanted', organization));
    const { other_names: names } = await testApp.deps.database
      .selectFrom('companies')
      .select('other_names')
      .where('name', '=', 'Sugi Boats')
      .executeTakeFirstOrThrow();
    expect(names).toEqual(['7']);
  });
});

describe('a file', () => {
  const posting = (value: string, title: string) => ({
    '@type': 'JobPosting',
    identifier: value,
    title,
    hiringOrganization: { name: 'Arrays Ltd' },
  });

  test('may be one JSON array, and an invalid element is skipped', async () => {
    const text = `\ufeff[\n${JSON.stringify(posting('a-1', 'First, "quoted" [and] {braced}'))},\n{"title": oops},\n${JSON.stringify(posting('a-2', 'Second'))}\n]\n`;
    const { lines, ok } = await importText(text);
    expect(lines).toEqual([
      expect.stringMatching(/^Line 3: is not JSON/),
      'Postings: 3 read, 2 added, 0 changed, 0 unchanged, 1 refused',
    ]);
    expect(ok).toBe(false);
    expect((await show('Second')).job.company.name).toBe('Arrays Ltd');
  });

  test('with a change rewrites that posting alone, and the change can be found', async () => {
    const { lines } = await importText(
      [posting('a-1', 'First, "quoted" [and] {braced}'), posting('a-2', 'Second thoughts')]
        .map((one) => JSON.stringify(one))
        .join('\r\n'),
    );
    expect(lines).toEqual([
      'Line 2 changed: title',
      'Postings: 2 read, 0 added, 1 changed, 1 unchanged, 0 refused',
    ]);
    expect(await find('thoughts')).toHaveLength(1);
  });

  test('that is read otherwise than before is reported with what has changed', async () => {
    const text = JSON.stringify({ ...posting('a-3', 'Third'), skills: 'Knots', jobBenefits: 'Lunch' });
    await importText(text);
    await testApp.deps.database
      .updateTable('jobs')
      .set({ statements: '[]', terms: '{}' })
      .where('title', '=', 'Third')
      .execute();
    expect((await importText(text)).lines[0]).toBe('Line 1 changed: statements, terms');
  });

  test('without postings is no mistake', async () => {
    for (const text of ['', ' \n\n', '[]']) {
      expect((await importText(text)).lines).toEqual([
        'Postings: 0 read, 0 added, 0 changed, 0 unchanged, 0 refused',
      ]);
    }
  });

  test('with a posting of more than a megabyte refuses that one', async () => {
    const { lines } = await importText(
      `${JSON.stringify({ ...posting('b-1', 'Endless'), note: 'x'.repeat(2_000_000) })}\n${JSON.stringify(posting('b-2', 'After'))}`,
    );
    expect(lines).toEqual([
      'Line 1: is longer than 1 MB',
      'Postings: 2 read, 1 added, 0 changed, 0 unchanged, 1 refused',
    ]);
  });

  test('reports its progress in bytes, up to the total', async () => {
    const path = join(folder, 'progress.jsonl');
    await writeFile(path, JSON.stringify(posting('c-1', 'Progress')));
    const steps: [number, number][] = [];
    await importJobs(testApp.deps, path, (done, total) => steps.push([done, total]));
    expect(steps[0]?.[0]).toBe(0);
    expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
  });
});

if (REAL_POSTINGS !== '') {
  test('imports every real posting, once, and one can be found and applied to', async () => {
    const own = await createTestApp();
    const { token } = await own.signInStudent();
    const first = await importJobs(own.deps, REAL_POSTINGS, silent);
    // What a posting says without a place for it is named in a line before the sum.
    const [, count] =
      /^Postings: (\d+) read, \1 added.*, 0 changed, 0 unchanged, 0 refused$/.exec(
        first.lines.at(-1) ?? '',
      ) ?? [];
    expect(Number(count)).toBeGreaterThan(1000);
    const second = await importJobs(own.deps, REAL_POSTINGS, silent);
    expect(second.lines.at(-1)).toMatch(
      new RegExp(`^Postings: ${count} read, 0 added, 0 changed, ${count} unchanged.*, 0 refused$`),
    );
    const found = await own.request(listJobs, 200, { query: 'search=software%20san%20jose', token });
    const { id } = present(found.data.data[0]);
    const applied = await own.request(actOnJob, 200, { params: { id }, token, body: { action: 'apply' } });
    expect(applied.data.job.application?.stage).toBe('APPLIED');
  });
}
