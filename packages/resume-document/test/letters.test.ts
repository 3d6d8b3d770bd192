import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { ResumeDocumentContent, ResumeDocumentFormat } from '../src/content.ts';
import { faultsOf, renderResume } from '../src/index.ts';
import { hana, hanaInEnglish } from './hana.ts';
import { openPdf, pictureOf, textOf } from './readPdf.ts';

const forms: readonly (readonly [ResumeDocumentFormat, ResumeDocumentContent])[] = [
  ['MHLW', hana],
  ['UNIVERSITY', hana],
  ['ENGLISH_CLASSIC', hanaInEnglish],
  ['ENGLISH_MODERN', hanaInEnglish],
];

/** A text as typed, and as it is read in the PDF, where that differs. */
const texts: [name: string, typed: string, read?: string][] = [
  ['a variant that the type has', '葛\u{e0100}飾区の辻\u{e0100}本'],
  ['a variant that the type lacks, as the kanji alone', '渡邊\u{e0104}', '渡邊'],
  ['a symbol with a selector for text', '☆\ufe0e', '☆'],
  ['a compatibility ideograph beside a mark', '\ufa19社 m\u0304', '\ufa19社 m\u0304'],
  ['Vietnamese', 'Trường Đại học Đà Nẵng, Phạm Thị Ngọc Ánh'],
  ['Vietnamese in parts', 'Phạm Thị Ngọc Ánh'.normalize('NFD'), 'Phạm Thị Ngọc Ánh'],
  ['ligatures', 'ﬂow, aﬃnity, ﬁrst, eﬄux, ﬀ'],
  ['Greek', 'Σωκράτης Παπαδόπουλος'],
  ['Greek with breathings', 'ἐν ἀρχῇ ἦν ὁ λόγος'],
  ['Cyrillic', 'Ђорђе Ћирић, Олексій Їжак'],
  ['Hawaiian', 'ʻIolani Kaʻahumanu'],
  ['Romanized Sanskrit and Hepburn', 'ṛṣi, saṃskṛta, Ōsaka'],
  ['letters without a composed form', 'm\u0304 e\u0329\u0301 w\u0308\u0302 \u0254\u0301'],
  ['full width, units and signs', 'ＡＢＣ１２３ ² ™ № ℃ ① ㈱ ㍿ ～ ― – — “ ” • … €'],
  ['symbols that the Mincho lacks', '≤ 21, ✓ ♥ ☎ ₩ ◦ ‣'],
];

describe.each(forms)('%s', (format, content) => {
  test.each(texts)('prints %s', async (_, typed, read = typed.normalize('NFC')) => {
    const written = { ...content, fullName: typed, fullNameJp: typed, about: typed };
    expect(faultsOf(written, format)).toEqual([]);
    const document = await openPdf(await renderResume(written, format));
    const pages = Array.from({ length: document.numPages }, (_page, index) => index + 1);
    const text = await Promise.all(pages.map((page) => textOf(document, page)));
    // Noto Sans JP has one glyph for both: a document says which it was in the first one.
    expect(text.join('').replaceAll('〜', '～')).toContain(read.replaceAll(/\s/gu, ''));
    for (const page of pages) {
      const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
      const shown = argsArray.filter((__, index) => fnArray[index] === OPS.showText).flat(2);
      expect(shown.length).toBeGreaterThan(10);
      // The first glyph of a font is the box for missing characters.
      expect(shown.filter((glyph) => glyph.originalCharCode === 0)).toEqual([]);
    }
  });
});

test.each(forms)('%s shows a variant in its own shape', async (format, content) => {
  const [alone, variant] = await Promise.all(
    ['辻', '辻\u{e0100}'].map(async (about) => {
      const document = await openPdf(await renderResume({ ...content, about, hobbies: about }, format));
      const isJapanese = format === 'MHLW' || format === 'UNIVERSITY';
      return (await pictureOf(document, isJapanese ? 2 : 1)).toDataURL('image/png');
    }),
  );
  expect(variant).not.toBe(alone);
});
