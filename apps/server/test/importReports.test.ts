import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from './testApp.ts';
import { importCompanies } from '../src/modules/company/import/importCompanies.ts';
import { importCourses } from '../src/modules/common/courses/import/importCourses.ts';
import { importHelps } from '../src/modules/common/help/import/importHelps.ts';
import { importInternships, importJobs } from '../src/modules/job/import/importJobs.ts';
import { importSeminars } from '../src/modules/seminar/import/importSeminars.ts';
import { addCounsellors } from '../src/modules/university/operator/addCounsellors.ts';
import en from '../src/platform/import/en.json' with { type: 'json' };
import jp from '../src/platform/import/jp.json' with { type: 'json' };
import { operatorLanguage } from '../src/platform/import/operatorLanguage.ts';

const { deps } = await createTestApp();
const folder = await mkdtemp(join(tmpdir(), 'michi-report-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const IMPORTS = {
  jobs: importJobs,
  internships: importInternships,
  companies: importCompanies,
  courses: importCourses,
  helps: importHelps,
  seminars: importSeminars,
  counsellors: addCounsellors,
};

/** Lines that are wrong in every way that a schema can find. */
const BAD = [
  '{',
  '"text"',
  '{}',
  '{"shoeSize": 24, "id": 1, "name": {}, "title": [], "url": "x", "startsAt": "soon", "topics": "no", "hours": 3}',
  `{"id": "${'x'.repeat(5000)}", "name": "${'x'.repeat(5000)}", "style": "NEVER", "capacity": -1, "minutes": 0.5}`,
];

describe.each(Object.entries(IMPORTS))('the import of %s', (_name, command) => {
  test('gives reasons in the requested language only', async () => {
    const path = join(folder, 'bad.jsonl');
    await writeFile(path, BAD.join('\n'));
    const japanese = await command(deps, path, () => undefined, 'jp');
    expect(japanese.lines).toHaveLength(BAD.length + 1);
    for (const line of japanese.lines) {
      expect(line).toMatch(/行目|件/);
      expect(line).not.toMatch(/\b(is|has|expected|received|invalid|read|line)\b/i);
    }
    const english = await command(deps, path, () => undefined, 'en');
    for (const line of english.lines)
      expect(line).not.toMatch(/\p{Script=Han}|\p{Script=Hiragana}|Invalid input/u);
  });

  test('reports a missing file in one line', async () => {
    const missing = join(folder, 'missing.jsonl');
    await expect(command(deps, missing, () => undefined, 'en')).rejects.toThrow(
      `There is no file ${missing}.`,
    );
    await expect(command(deps, folder, () => undefined, 'jp')).rejects.toThrow('フォルダー');
  });
});

test('what nobody sees makes no name, date, link or figure wrong, and a second line without it is the same', async () => {
  const path = join(folder, 'copied.jsonl');
  const company = (name: string, website: string, establishedOn: string) =>
    JSON.stringify({ name, website, establishedOn, nameJp: 'علی\u200cرضا' });
  await writeFile(
    path,
    [
      company('\u2068Kitakaze Optics\u2069', 'https://kitakaze.example/\u200b', '\u200e1998-04-01\u00a0'),
      company('Kitakaze Optics', 'https://kitakaze.example/', '1998-04-01'),
    ].join('\n'),
  );
  const { lines } = await importCompanies(deps, path, () => undefined, 'en');
  expect(lines).toEqual([
    'Line 2: has the same name as line 1',
    'Companies: 2 read, 1 added, 0 changed, 0 unchanged, 1 refused',
  ]);
  const { name_jp: nameJp } = await deps.database
    .selectFrom('companies')
    .select('name_jp')
    .where('name', '=', 'Kitakaze Optics')
    .executeTakeFirstOrThrow();
  expect(nameJp).toBe('علی\u200cرضا');
});

test.each([
  ['companies', { name: 'Kita\u0007kaze' }, 'name: contains a control character'],
  ['companies', { name: 'Kita\nkaze' }, 'name: contains a line break or a tab'],
  ['helps', { question: 'What\u001b[2J?' }, 'question: contains a control character'],
  [
    'courses',
    { id: '1', name: 'Sta\ttistics', url: 'https://a.example' },
    'name: contains a line break or a tab',
  ],
  [
    'seminars',
    { id: '1', audience: 'PUBLIC', organizer: 'JOBHUNTING', style: 'ONLINE', title: 'Day\r\none' },
    'title: contains a line break or a tab',
  ],
  [
    'seminars',
    {
      id: '1',
      audience: 'PUBLIC',
      organizer: 'JOBHUNTING',
      style: 'OFFLINE',
      title: 'Day',
      placeName: 'Hall\nB',
    },
    'placeName: contains a line break or a tab',
  ],
  ['jobs', { description: 'Work\u0000' }, 'description: contains a NUL character'],
  ['jobs', { description: 'Wo\u0085rk' }, 'description: contains a control character'],
] as const)('a line of %s such as %j is refused with its number and field', async (kind, line, reason) => {
  const path = join(folder, 'control.jsonl');
  await writeFile(path, `\n${JSON.stringify(line)}`);
  const { lines } = await IMPORTS[kind](deps, path, () => undefined, 'en');
  expect(lines[0]).toMatch(/^Line 2: /);
  expect(lines[0]).toContain(reason);
});

test('both languages have the same messages with the same placeholders', () => {
  const gaps = (text: typeof en) =>
    Object.entries(text).flatMap(([part, sentences]) =>
      Object.entries(sentences).map(
        ([name, sentence]) =>
          `${part}.${name} ${[...sentence.matchAll(/\{\w+\}/g)]
            .map(([gap]) => gap)
            .toSorted()
            .join('')}`,
      ),
    );
  expect(gaps(jp)).toEqual(gaps(en));
});

test.each([
  [{ LANG: 'ja_JP.UTF-8' }, 'jp'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LC_ALL: 'ja_JP.UTF-8', LANG: 'C' }, 'jp'],
  [{ LC_ALL: 'C', LANG: 'ja_JP.UTF-8' }, 'en'],
  [{}, 'en'],
] as const)('a terminal with %j reports in %s', (environment, language) => {
  expect(operatorLanguage(environment)).toBe(language);
});
