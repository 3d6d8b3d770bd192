import { describe, expect, test } from 'vitest';
import { hana } from '../test/hana.ts';
import type { ResumeDocumentContent, ResumeDocumentFormat, ResumeFault } from './content.ts';
import { faultsOf, missingGlyphs } from './faults.ts';
import { forms } from './forms/forms.ts';
import type { Sheet } from './sheet/marks.ts';

const FORMATS: readonly ResumeDocumentFormat[] = ['MHLW', 'UNIVERSITY', 'ENGLISH_CLASSIC', 'ENGLISH_MODERN'];

const textOn = (content: ResumeDocumentContent, format: ResumeDocumentFormat): readonly string[] =>
  forms[format]
    .layOut(content)
    .sheets.map((sheet) => sheet.map((mark) => (mark.kind === 'TEXT' ? mark.text : '')).join('\n'));

test.each(FORMATS)(
  '%s can be handed in when it is filled in with what names and companies need',
  (format) => {
    const content = { ...hana, fullNameJp: '𠮷﨑　髙次', about: '①から㈱まで、〜と−と～と‑と≤。ゔ' };
    expect(faultsOf(content, format)).toEqual([]);
  },
);

test.each<[string, string, readonly string[]]>([
  ['an emoji, once', '楽しい😀😀', ['😀']],
  ['a letter of another script', 'ไทย', ['ไ', 'ท', 'ย']],
  ['an emoji beside half-width kana, and the kana not', 'ﾊﾞｲﾄ\u2764\ufe0fﾊﾟｰﾄ', ['\u2764\ufe0f']],
  ['a composition the type lacks', 'か\u309aき', ['か\u309a']],
  ['a letter of another script typed in parts', '가'.normalize('NFD'), ['가']],
  ['a letter of a script beyond the first plane', 'a𐎀', ['𐎀']],
  ['a mark on a letter of another face', 'か\u0304', ['か\u0304']],
  ['more marks on a letter than can be printed', `x${'\u0304'.repeat(2000)}`, [`x${'\u0304'.repeat(5)}`]],
])('%s is named before it would be missing', (_, about, characters) => {
  expect(missingGlyphs({ ...hana, about }, 'MHLW')).toEqual([
    { code: 'MISSING_GLYPHS', field: 'about', characters },
  ]);
});

test('a letter typed in two parts is shown as the one it is', () => {
  expect(missingGlyphs({ ...hana, about: 'が行とé'.normalize('NFD') }, 'MHLW')).toEqual([]);
});

test.each([
  ['marks on one letter', `x${'\u0304'.repeat(2000)}`],
  ['letters with marks, without a blank', 'x\u0304'.repeat(1000)],
])('2,000 %s do not hold up the page', (_, text) => {
  const written = { fullName: text, about: text, hobbies: text, reasonForApplying: text, requests: text };
  const started = performance.now();
  faultsOf({ ...hana, ...written }, 'MHLW');
  expect(performance.now() - started).toBeLessThan(1500);
});

test('content that a form has no place for is not checked against its fonts', () => {
  const content = { ...hana, focusAsStudent: '😀' };
  expect(faultsOf(content, 'MHLW')).toEqual([]);
  expect(faultsOf(content, 'UNIVERSITY').map(({ field }) => field)).toEqual(['focusAsStudent']);
});

describe('a text too long for its place', () => {
  const long = 'あ'.repeat(2000);
  test.each<[ResumeDocumentFormat, Partial<ResumeDocumentContent>, readonly ResumeFault[]]>([
    ['MHLW', { reasonForApplying: long }, [{ code: 'TOO_LONG', field: 'reasonForApplying' }]],
    ['MHLW', { requests: long }, [{ code: 'TOO_LONG', field: 'requests' }]],
    ['MHLW', { fullNameJp: '佐伯'.repeat(100) }, [{ code: 'TOO_LONG', field: 'fullNameJp' }]],
    ['UNIVERSITY', { about: long }, [{ code: 'TOO_LONG', field: 'about' }]],
    ['UNIVERSITY', { hobbies: long }, [{ code: 'TOO_LONG', field: 'hobbies' }]],
    ['ENGLISH_CLASSIC', { about: long }, []],
  ])('of %s is named: %o', (format, changes, faults) => {
    expect(faultsOf({ ...hana, ...changes }, format)).toEqual(faults);
  });

  test('is not within the limit of an entry sheet: 400 characters fit', () => {
    const written = 'あ'.repeat(400);
    expect(
      faultsOf(
        { ...hana, about: written, focusAsStudent: written, researchTopics: 'あ'.repeat(250) },
        'UNIVERSITY',
      ),
    ).toEqual([]);
    expect(faultsOf({ ...hana, about: null, reasonForApplying: written }, 'MHLW')).toEqual([]);
  });

  test('is set smaller first, and never below eight points', () => {
    const sizes = [100, 600, 2000].map((length) =>
      forms.UNIVERSITY.layOut({ ...hana, about: 'い'.repeat(length) }).sheets.flatMap((sheet) =>
        sheet.flatMap((mark) => (mark.kind === 'TEXT' && mark.text.startsWith('いい') ? [mark.size] : [])),
      ),
    );
    expect(sizes.map((found) => found[0])).toEqual([10.5, 8, 8]);
  });
});

describe('a history longer than the form', () => {
  const job = hana.workExperience[0];
  const workExperience = Array.from({ length: 20 }, (_, index) => ({
    ...job,
    employmentType: 'PERMANENT' as const,
    companyName: `会社${index + 1}`,
    position: null,
    startMonth: `20${String(index + 1).padStart(2, '0')}-04`,
    endMonth: `20${String(index + 1).padStart(2, '0')}-09`,
    description: null,
  }));

  test.each(['MHLW', 'UNIVERSITY'] as const)('continues completely on a sheet added to %s', (format) => {
    const pages = textOn({ ...hana, workExperience }, format);
    expect(pages.slice(0, 2).join('\n')).toContain('（別紙に続く）');
    expect(pages[2]).toContain('履歴書　別紙');
    for (const { companyName } of workExperience) {
      expect(pages.join('\n').split('\n')).toEqual(
        expect.arrayContaining([`${companyName}　入社`, `${companyName}　退社`]),
      );
    }
    expect(pages.at(-1)).toContain('以上');
    expect(faultsOf({ ...hana, workExperience }, format)).toEqual([]);
  });

  test('leaves the two pages of the form alone where it just fits', () => {
    expect(textOn({ ...hana, workExperience: workExperience.slice(0, 6) }, 'MHLW')).toHaveLength(2);
    expect(textOn({ ...hana, workExperience: workExperience.slice(0, 7) }, 'MHLW')).toHaveLength(3);
  });

  test('fills an added sheet before it begins another', () => {
    const pagesWith = (count: number) => {
      const certifications = Array.from({ length: count }, (_, index) => ({
        name: `資格${index + 1}`,
        issuedOn: '2020-01-01',
      }));
      return textOn({ ...hana, certifications }, 'MHLW').length;
    };
    expect([6, 7, 30, 31].map(pagesWith)).toEqual([2, 3, 3, 4]);
  });

  test('has as many pages as it needs in English', () => {
    const described = workExperience.map((each) => ({ ...each, description: 'What I did. '.repeat(30) }));
    const pages = textOn({ ...hana, workExperience: described }, 'ENGLISH_MODERN');
    expect(pages.length).toBeGreaterThan(1);
    for (const { companyName } of described) expect(pages.join('\n')).toContain(companyName);
  });
});

describe.each(['ENGLISH_CLASSIC', 'ENGLISH_MODERN'] as const)('in %s', (format) => {
  /** The last text of a column above the number of the page, whose place is the foot. */
  const lastTexts = (sheet: Sheet): readonly string[] => {
    const texts = sheet.filter((mark) => mark.kind === 'TEXT').filter(({ text }) => !/\d of \d/.test(text));
    const columns = Map.groupBy(texts, ({ x }) => format === 'ENGLISH_MODERN' && x < 64);
    return [...columns.values()].map(
      (column) => column.toSorted((one, other) => one.baseline - other.baseline).at(-1)?.text ?? '',
    );
  };
  const headings =
    /^(profile|experience|education|research|activities|motivation|contact|skills|certifications|favorite subjects|interests)$/i;

  test('no heading is alone at the foot of a page, however long the text before it is', () => {
    for (let lines = 1; lines <= 70; lines += 1) {
      const content = {
        ...hana,
        about: 'A line.\n'.repeat(lines),
        skills: Array.from({ length: lines }, () => 'A skill'),
      };
      const { sheets } = forms[format].layOut(content);
      expect(
        sheets.flatMap(lastTexts).filter((text) => headings.test(text)),
        `${lines} lines`,
      ).toEqual([]);
    }
  });
});
