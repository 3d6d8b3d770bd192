import { expect, test } from 'vitest';
import { documentFileName, type NamedDocument } from './documentFileName.ts';

const resume: NamedDocument = {
  document: 'RESUME',
  language: 'jp',
  name: 'Hana Saeki',
  nameJp: '佐伯 花',
  day: '2026-11-27',
};

test.each<[string, Partial<NamedDocument>, string]>([
  ['a Japanese resume', {}, '履歴書_佐伯花_2026-11-27.pdf'],
  ['an ideographic space', { nameJp: '山田　花子' }, '履歴書_山田花子_2026-11-27.pdf'],
  ['marks of repetition and length', { nameJp: '佐々 ローラ 花' }, '履歴書_佐々ローラ花_2026-11-27.pdf'],
  ['an English resume', { language: 'en' }, 'Resume_Hana-Saeki_2026-11-27.pdf'],
  ['no name in kanji', { nameJp: null }, '履歴書_Hana-Saeki_2026-11-27.pdf'],
  ['no romaji', { language: 'en', name: '佐伯 花' }, 'Resume_佐伯花_2026-11-27.pdf'],
  ['a Japanese offer letter', { document: 'OFFER_LETTER' }, '内定通知書_佐伯花_2026-11-27.pdf'],
  [
    'an English offer letter',
    { document: 'OFFER_LETTER', language: 'en' },
    'Offer-letter_Hana-Saeki_2026-11-27.pdf',
  ],
  [
    'a letter of an internship',
    { document: 'INTERNSHIP_LETTER' },
    'インターンシップ参加決定通知_佐伯花_2026-11-27.pdf',
  ],
  [
    'a letter of an internship in English',
    { document: 'INTERNSHIP_LETTER', language: 'en' },
    'Internship-acceptance_Hana-Saeki_2026-11-27.pdf',
  ],
  [
    'separators of paths',
    { language: 'en', name: '../Hana\\Saeki: A/B' },
    'Resume_Hana-Saeki-A-B_2026-11-27.pdf',
  ],
  [
    'control characters and a change of direction',
    { language: 'en', name: 'Hana\r\n\u0000Saeki\u202efdp' },
    'Resume_Hana-Saeki-fdp_2026-11-27.pdf',
  ],
  [
    'a hyphen and an accent',
    { language: 'en', name: 'Zoé  Müller-Sato' },
    'Resume_Zoé-Müller-Sato_2026-11-27.pdf',
  ],
  ['nothing left of the name', { language: 'en', name: '///' }, 'Resume_2026-11-27.pdf'],
  ['a long name', { nameJp: '花'.repeat(302) }, `履歴書_${'花'.repeat(30)}_2026-11-27.pdf`],
  [
    'a long name of signs in two units',
    { nameJp: '𠮷'.repeat(302) },
    `履歴書_${'𠮷'.repeat(30)}_2026-11-27.pdf`,
  ],
])('%s', (_, changes, expected) => {
  const name = documentFileName({ ...resume, ...changes });
  expect(name).toBe(expected);
  expect([...name].length).toBeLessThanOrEqual(70);
});
