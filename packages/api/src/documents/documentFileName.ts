import { normalizeText } from '../text/normalizeText.ts';

/** What the file name of a PDF consists of. */
export interface NamedDocument {
  readonly document: 'RESUME' | 'OFFER_LETTER' | 'INTERNSHIP_LETTER';
  readonly language: 'en' | 'jp';
  /** In romaji. */
  readonly name: string;
  /** In kanji or kana; null if unknown. */
  readonly nameJp: string | null;
  /** Day in the student's time zone, `YYYY-MM-DD`. */
  readonly day: string;
}

const titles: Readonly<
  Record<NamedDocument['language'], Readonly<Record<NamedDocument['document'], string>>>
> = {
  en: { RESUME: 'Resume', OFFER_LETTER: 'Offer-letter', INTERNSHIP_LETTER: 'Internship-acceptance' },
  jp: { RESUME: '履歴書', OFFER_LETTER: '内定通知書', INTERNSHIP_LETTER: 'インターンシップ参加決定通知' },
};

/** Characters of a name: the file name stays below the 70 characters that every `Content-Disposition` allows. */
const longestName = 30;

/**
 * The file name of a PDF: document, student and day, such as `履歴書_佐伯花_2026-11-27.pdf` or
 * `Resume_Hana-Saeki_2026-11-27.pdf`. It is valid on any system.
 */
export const documentFileName = ({ document, language, name, nameJp, day }: NamedDocument): string => {
  const student = partOf((language === 'jp' ? nameJp : null) ?? name);
  return `${[titles[language][document], student, day].filter((part) => part !== '').join('_')}.pdf`;
};

/** A name within a file name: Japanese without spaces, other names with hyphens in their place. */
const partOf = (name: string): string => {
  const tidy = normalizeText(name, 'NFC')
    .replace(/[\p{C}<>:"/\\|?*%_.;]+/gu, ' ')
    .trim()
    .replace(/(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])\s+(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu, '')
    .replace(/\s+/gu, '-');
  return [...tidy].slice(0, longestName).join('').replace(/-$/, '');
};
