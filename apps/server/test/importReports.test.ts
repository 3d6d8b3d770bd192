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

test('both languages have the same words with the same gaps', () => {
  const gaps = (words: typeof en) =>
    Object.entries(words).flatMap(([part, sentences]) =>
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
