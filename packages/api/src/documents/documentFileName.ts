/** What the name of a PDF is made of. */
export interface NamedDocument {
  readonly document: 'RESUME' | 'OFFER_LETTER' | 'INTERNSHIP_LETTER';
  /** Language the document is written in. */
  readonly language: 'en' | 'jp';
  /** The student's name in romaji. */
  readonly name: string;
  /** The same in kanji or kana; null if unknown. */
  readonly nameJp: string | null;
  /** Day of the document in the student's time zone, `YYYY-MM-DD`. */
  readonly day: string;
}

const titles: Readonly<
  Record<NamedDocument['language'], Readonly<Record<NamedDocument['document'], string>>>
> = {
  en: { RESUME: 'Resume', OFFER_LETTER: 'Offer-letter', INTERNSHIP_LETTER: 'Internship-acceptance' },
  jp: { RESUME: '履歴書', OFFER_LETTER: '内定通知書', INTERNSHIP_LETTER: 'インターンシップ参加決定通知' },
};

/** Characters of a name. With title, day and extension it stays below the 70 that every header of a file keeps. */
const longestName = 30;

/**
 * Names the PDF of a document after its kind, its student and its day, such as `履歴書_佐伯花_2026-11-27.pdf` or
 * `Resume_Hana-Saeki_2026-11-27.pdf`. The name is valid on any system: no separators of paths, no control characters.
 */
export const documentFileName = ({ document, language, name, nameJp, day }: NamedDocument): string => {
  const student = partOf((language === 'jp' ? nameJp : null) ?? name);
  return `${[titles[language][document], student, day].filter((part) => part !== '').join('_')}.pdf`;
};

/** A name as a part of a file name: Japanese is written without spaces, other names with hyphens for them. */
const partOf = (name: string): string => {
  const tidy = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*%_.;]+/gu, ' ')
    .trim()
    .replace(/(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])\s+(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu, '')
    .replace(/\s+/gu, '-');
  return [...tidy].slice(0, longestName).join('').replace(/-$/, '');
};
