import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages, languageTags } from './languages.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)locales\/en\.json$/.test(path))
  .map((path) => dirname(join(source, path)));

/** Every key of a file with its words, as `login.title`. */
const translationsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        translationsIn(inner, path === '' ? key : `${path}.${key}`),
      )
    : [[path, String(value)]];

const read = (folder: string, language: string) =>
  translationsIn(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));

const pluralForm = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string) => key.replace(pluralForm, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx$/.test(path))
  .map((path) => join(source, path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** What a pattern finds in the sources, in its group. */
const inSources = (pattern: RegExp): ReadonlySet<string> =>
  new Set([...sources.matchAll(pattern)].map(([, found = '']) => found));

/** Keys alone, or with their namespace as the title of a route. */
const quoted = inSources(/['":]([\w.-]+)(?=['"])/g);
/** Beginnings of composed keys, `genders.${value}`. */
const beginnings = inSources(/(?<![\w-])([\w-][\w.-]*)\.\$\{/g);
/** Ends of composed keys, `${part}.title`. */
const ends = inSources(/\}\.([\w.-]+)`/g);

/** Whether a key occurs in the sources completely, or begins or ends like one that is composed there. */
const isUsed = (key: string): boolean => {
  const parts = key.split('.');
  return (
    quoted.has(key) ||
    parts.slice(1).some((_part, index) => {
      const start = parts.slice(0, index + 1).join('.');
      return beginnings.has(start) || (quoted.has(start) && ends.has(parts.slice(index + 1).join('.')));
    })
  );
};

test('no text for an internship mentions employment', () => {
  const translations = folders.flatMap((folder) => languages.flatMap((language) => read(folder, language)));
  const wrong = translations.filter(
    ([key, text]) => key.split('.').includes('INTERNSHIP') && /内定|入社|\b(job )?offer\b|employ/i.test(text),
  );
  expect(wrong).toEqual([]);
});

/** Speak of employment alone, and an internship has other keys, or none. */
const ofEmployment =
  /^(shared\/i18n\/labels (stage|act|declineReason)\.|features\/offers (rights|another|means|talk)\.|features\/legal |features\/career-office (topic|ahead)\.)/;

test('no text for both jobs and internships mentions 内定 alone', () => {
  const translations = folders.flatMap((folder) =>
    read(folder, 'jp').map(([key, text]) => [`${relative(source, dirname(folder))} ${key}`, text] as const),
  );
  const wrong = translations.filter(
    ([key, text]) =>
      text.includes('内定') &&
      !/参加|インターンシップ/.test(text) &&
      !/\.(JOB|DECLINE)\b/.test(key) &&
      !ofEmployment.test(key),
  );
  expect(wrong).toEqual([]);
});

test('there are translations to compare', () => {
  expect(folders.length).toBeGreaterThan(3);
});

describe.each(folders.map((folder) => [relative(source, folder), folder] as const))('%s', (_name, folder) => {
  test('has the same keys in every language', () => {
    const [english, japanese] = languages.map(
      (language) => new Set(read(folder, language).map(([key]) => withoutForm(key))),
    );
    expect([...(japanese ?? [])].toSorted()).toEqual([...(english ?? [])].toSorted());
  });

  test.each(languages)('has exactly the plural forms of %s', (language) => {
    const forms = new Intl.PluralRules(languageTags[language]).resolvedOptions().pluralCategories.toSorted();
    const counted = Map.groupBy(
      // i18next has words for nothing at all beside the forms of the language.
      read(folder, language).filter(([key]) => pluralForm.test(key) && !key.endsWith('_zero')),
      ([key]) => withoutForm(key),
    );
    for (const [key, entries] of counted) {
      expect([key, entries.map(([form]) => form.slice(key.length + 1)).toSorted()]).toEqual([key, forms]);
    }
  });

  test('fills the same gaps in every language', () => {
    const gaps = (language: string) =>
      new Map(
        read(folder, language)
          .filter(([key]) => !key.endsWith('_one'))
          .map(([key, text]) => [key, placeholders(text)]),
      );
    expect(gaps('jp')).toEqual(gaps('en'));
  });

  test('has no unused keys', () => {
    const keys = [...new Set(read(folder, 'en').map(([key]) => withoutForm(key)))];
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  test('brackets no date in Japanese, since a date ends with its weekday in brackets', () => {
    const bracketed = read(folder, 'jp').filter(([, text]) =>
      /（[^（）]*\{\{(date|range)\}\}[^（）]*）/.test(text),
    );
    expect(bracketed).toEqual([]);
  });

  test('has no empty texts, and none in English', () => {
    for (const language of languages)
      for (const [key, text] of read(folder, language)) expect([key, text.trim()]).not.toEqual([key, '']);
    const sentences = read(folder, 'jp').filter(([, text]) => /[A-Za-z]{3,} [A-Za-z]{3,}/.test(text));
    expect(sentences).toEqual([]);
  });
});
