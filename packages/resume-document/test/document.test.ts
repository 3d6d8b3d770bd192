import { describe, expect, test } from 'vitest';
import type { ResumeDocumentContent, ResumeDocumentFormat } from '../src/content.ts';
import { renderResume } from '../src/index.ts';
import { pixelsChanged } from './approved.ts';
import { hana, hanaInEnglish } from './hana.ts';
import { openPdf, pictureOf, textOf } from './readPdf.ts';

/** Of half a million pixels of a page: fewer than a single character of the text has. */
const PIXELS = 20;

const MAX_BYTES = 400_000;

/** A content and the text expected on each page, as typed, without blanks. */
interface Case {
  readonly name: string;
  readonly format: ResumeDocumentFormat;
  readonly content: ResumeDocumentContent;
  readonly pages: readonly (readonly string[])[];
}

const person = ['履歴書', '令和8年11月20日現在', 'さえきはな', '佐伯花', '平成16年5月14日生（満22歳）', '女'];
const places = [
  '〒236-0027',
  '神奈川県横浜市金沢区瀬戸1-4-8コーポみなと203号室',
  '090-1234-5678',
  '〒047-0032',
];
const history = [
  '学歴令和23小樽市立髙島中学校卒業',
  '令和93青嶺大学文学部社会学科都市社会学専攻卒業見込み',
  '職歴',
  '書店はまかぜ㈱',
  '以上',
];
const certificates = ['令和53普通自動車第一種運転免許取得', '令和711統計検定①2級取得'];

const cases: readonly Case[] = [
  {
    name: 'mhlw',
    format: 'MHLW',
    content: hana,
    pages: [
      [...person, ...places, 'hana@michi.example', ...history],
      [...certificates, String(hana.reasonForApplying), String(hana.about), String(hana.requests)],
    ],
  },
  {
    name: 'university',
    format: 'UNIVERSITY',
    content: hana,
    pages: [
      [...person, ...places, ...history, ...certificates],
      [hana.researchTopics, hana.focusAsStudent, hana.about, hana.hobbies, hana.reasonForApplying].map(
        String,
      ),
    ],
  },
  {
    name: 'rare-characters',
    format: 'MHLW',
    content: {
      ...hana,
      years: 'WESTERN',
      fullNameJp: '𠮷﨑　髙次',
      education: [],
      workExperience: [],
      certifications: [],
      about: '①②㈱㍿々〆ヶ、神と神、辻、鷗外、Ⅲ、〜。',
    },
    pages: [
      ['𠮷﨑髙次', '2026年11月20日現在', '職歴なし以上'],
      ['特になし', '①②㈱㍿々〆ヶ、神と神、辻、鷗外、Ⅲ、〜。'],
    ],
  },
  {
    name: 'english-classic',
    format: 'ENGLISH_CLASSIC',
    content: hanaInEnglish,
    pages: [
      ['HanaSaeki', '佐伯花', 'Apr2023–Mar2027(expected)', 'BookshopHamakaze', 'whichgrewfromfivepeople'],
    ],
  },
  {
    name: 'english-modern',
    format: 'ENGLISH_MODERN',
    content: hanaInEnglish,
    pages: [['HanaSaeki', 'SeiryoUniversity', 'Salesassistant,part-time', 'French(B1)']],
  },
  {
    name: 'english-classic-letter',
    format: 'ENGLISH_CLASSIC',
    content: { ...hanaInEnglish, paper: 'LETTER' },
    pages: [['HanaSaeki', 'whichgrewfromfivepeople', 'Walkingoldroads']],
  },
  {
    name: 'english-modern-letter',
    format: 'ENGLISH_MODERN',
    content: { ...hanaInEnglish, paper: 'LETTER' },
    pages: [['HanaSaeki', 'SeiryoUniversity', 'French(B1)', 'Walkingoldroads']],
  },
];

describe.each(cases)('$name', ({ name, format, content, pages }) => {
  test('matches the approved page, and contains the typed text, glyph by glyph', async () => {
    const blob = await renderResume(content, format);
    const document = await openPdf(blob);
    expect(document.numPages).toBe(pages.length);
    for (const [index, parts] of pages.entries()) {
      const text = await textOf(document, index + 1);
      for (const part of parts) expect(text).toContain(part.replaceAll(/\s/gu, ''));
      const picture = await pictureOf(document, index + 1);
      expect(await pixelsChanged(`${name}-${index + 1}`, picture)).toBeLessThan(PIXELS);
    }
    expect(blob.type).toBe('application/pdf');
    expect(blob.size).toBeLessThan(MAX_BYTES);
  });
});

/** The sizes of paper as a PDF counts them: 595.28 × 841.89 points are 210 × 297 mm, 612 × 792 points 8.5 × 11 in. */
const POINTS = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;

const wholePage = ([width, height]: (typeof POINTS)[keyof typeof POINTS]) => [
  0,
  0,
  expect.closeTo(width, 2),
  expect.closeTo(height, 2),
];

/** The narrowest empty edge of an English form, 10 mm, in points. */
const EDGE = 28;

describe.each(['ENGLISH_CLASSIC', 'ENGLISH_MODERN'] as const)('%s', (format) => {
  test.each(['A4', 'LETTER'] as const)('continues over pages of %s without losing a line', async (paper) => {
    const text = Array.from({ length: 1200 }, (_, index) => `word${index + 1};`);
    const skills = Array.from({ length: 300 }, (_, index) => `skill${index + 1};`);
    const content = { ...hanaInEnglish, paper, about: text.join(' '), skills };
    const document = await openPdf(await renderResume(content, format));
    const [width] = POINTS[paper];
    const texts = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const page = await document.getPage(index + 1);
        expect(page.view).toEqual(wholePage(POINTS[paper]));
        const { items } = await page.getTextContent();
        for (const item of items) {
          if (!('str' in item) || item.str.trim() === '') continue;
          const [, , , , x, y] = item.transform;
          expect(y, item.str).toBeGreaterThan(EDGE);
          expect(x + item.width, item.str).toBeLessThan(width - EDGE);
        }
        return textOf(document, index + 1);
      }),
    );
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join('').match(/word\d+;/g)).toEqual(text);
    expect(texts.join('').match(/skill\d+;/g)).toEqual(skills);
  });
});

test.each(['MHLW', 'UNIVERSITY'] as const)('%s is on A4, whatever paper is asked', async (format) => {
  const document = await openPdf(await renderResume({ ...hana, paper: 'LETTER' }, format));
  expect((await document.getPage(1)).view).toEqual(wholePage(POINTS.A4));
});

test('half-width kana beside an emoji is printed, in every form', async () => {
  // Missing glyphs all look the same, so the page is compared with one with other kana.
  const page = async (format: ResumeDocumentFormat, kana: string) => {
    const content = { ...hana, about: `${kana}\u{1f469}\u200d\u{1f393}` };
    const picture = await pictureOf(
      await openPdf(await renderResume(content, format)),
      format === 'MHLW' ? 2 : 1,
    );
    return picture.toDataURL('image/png');
  };
  for (const format of ['MHLW', 'ENGLISH_CLASSIC', 'ENGLISH_MODERN'] as const)
    expect(await page(format, 'ﾊﾞｲﾄ'), format).not.toBe(await page(format, 'ｶﾞｲﾄ'));
});

test('a photo fills its place, as a data URL or as bytes', async () => {
  const photo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(photo.split(',')[1] ?? ''), (character) => character.charCodeAt(0));
  const pictures = await Promise.all(
    [photo, bytes].map(async (each) =>
      pictureOf(await openPdf(await renderResume({ ...hana, photo: each }, 'MHLW')), 1),
    ),
  );
  for (const picture of pictures) {
    const { data } = picture.getContext('2d').getImageData(495, 110, 1, 1);
    expect([data[0], data[1], data[2]]).not.toEqual([255, 255, 255]);
  }
});

test('a profile with a thousand different kanji still makes a small file', async () => {
  const kanji = Array.from({ length: 1000 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7));
  const text = (start: number): string => kanji.slice(start, start + 250).join('');
  const blob = await renderResume(
    {
      ...hana,
      about: text(0),
      focusAsStudent: text(250),
      researchTopics: text(500),
      reasonForApplying: text(750),
    },
    'UNIVERSITY',
  );
  expect(blob.size).toBeLessThan(MAX_BYTES);
});
