import { normalizeText } from '@michi/api/text';
import { findMonth } from './months.ts';
import type { ParsedSection } from './parsedProfile.ts';

/** A part of a resume: the head, a section of the profile, a combined history, or one without a place in the profile. */
export type Part = ParsedSection | 'head' | 'history' | 'other';

/** Headings of resumes, each a whole line without marks and blanks around it. */
const headings: readonly (readonly [RegExp, Part])[] = [
  [/^(学歴・?職歴|学歴職歴|職歴・?学歴)$/, 'history'],
  [/^(学歴|education|academic background)$/i, 'education'],
  [
    /^(職歴|職務経歴|アルバイト(経験|歴)?|インターン(シップ)?(経験)?|(work |professional )?experience|employment( history)?|work history)$/i,
    'work',
  ],
  [
    /^(免許・?資格|資格・?免許|資格|免許|certifications?( and licen[cs]es)?|licen[cs]es?|certificates?)$/i,
    'certifications',
  ],
  [/^(自己(pr|紹介)|アピールポイント|プロフィール|summary|profile|about( me)?|objective)$/i, 'about'],
  [/^(スキル|活かせる(経験・?)?(知識・?)?(技術|スキル)|特技|(technical |key )?skills)$/i, 'skills'],
  [/^(趣味|趣味・?特技|hobbies|interests|hobbies (and|&) interests)$/i, 'hobbies'],
  [
    /^(研究(課題|テーマ|内容)|研究課題・?ゼミ.*|ゼミ(・?(研究|卒業(論文|研究)))?|卒業(論文|研究)|research( topics?| interests?)?|thesis)$/i,
    'research',
  ],
  [
    /^(学生時代に?(最も)?(力を(注い|入れ)だ?た?こと|打ち込んだこと)|ガクチカ|extracurricular activities|activities)$/i,
    'focus',
  ],
  [
    /^(志望(の)?動機.*|本人希望.*|得意科目|好きな(学科|科目)|自己紹介書(氏名.*)?|履歴書別紙.*|賞罰|連絡先|通勤時間.*|扶養家族.*|配偶者.*|motivation|favou?rite subjects|references?|publications|languages|awards|projects)$/i,
    'other',
  ],
  [/^contact( (details|information))?$/i, 'head'],
];

/**
 * The part a line begins; null for a line that is no heading. Marks around it (■【】●:) and blanks within Japanese words
 * (学 歴) do not count, nor do the other headings of a table (年 月 学歴・職歴) and the note behind them (各別にまとめて書く).
 * @param line in NFKC
 */
export const headingOf = (line: string): Part | null => {
  const bare = line
    .replace(/^年\s*月\s*(?=\S)/, '')
    .replace(/\s*\(各[別々]に.*\)$/, '')
    .replaceAll(/^[\s■□◆◇●○▼・*#<【[(「]+|[\s:】\])>」]+$/g, '');
  const compact = /[\u3040-\u30ff\u4e00-\u9fff]/.test(bare) ? bare.replaceAll(/\s/g, '') : bare;
  return headings.find(([pattern]) => pattern.test(compact))?.[1] ?? null;
};

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has kanji or kana. */
export const isJapanese = (text: string): boolean => japanese.test(text);

/** What a form prints around its contents: closing words of lists, headings of columns, notes and numbers of pages. */
const furniture =
  /^(以上|なし|特になし|年\s*月.*|.*記載は任意.*|現在に至る|在職中|\(別紙に続く\)|(.*·\s)?\d+ of \d+)$/;

/** Letters, digits and marks between digits in half width, kana in full width; everything else as it is written. */
const legible = (raw: string): string =>
  normalizeText(raw, 'NFC')
    .replaceAll(
      /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+|[\uff66-\uff9f]+|[\u2e80-\u2fdf]+|[\ufb00-\ufb06]+|(?<=[\d０-９])[．／－]/g,
      (text) => normalizeText(text, 'NFKC'),
    )
    .replaceAll(/[\t\u3000 ]+/g, ' ')
    .trim();

interface Heading {
  readonly part: Part;
  /** What stands behind it on its line. */
  readonly rest: string;
  readonly lineCount: number;
}

/** The heading of a line: alone, in two lines as on narrow labels, or in 【】 before a text. */
const headingAt = (lines: readonly string[], index: number): Heading | null => {
  const plain = (line: string) => normalizeText(line, 'NFKC');
  const line = lines[index] ?? '';
  const part = headingOf(plain(line));
  if (part !== null) return { part, rest: '', lineCount: 1 };
  const [, inner = '', rest = ''] = /^【([^】]+)】(.*)$/.exec(line) ?? [];
  const before = headingOf(plain(inner));
  if (before !== null) return { part: before, rest: rest.trim(), lineCount: 1 };
  const next = lines[index + 1];
  if (next === undefined || !isJapanese(line) || headingOf(plain(next)) !== null) return null;
  const both = headingOf(plain(line + next));
  return both === null || both === 'other' ? null : { part: both, rest: '', lineCount: 2 };
};

/**
 * The lines of each part, in order. A second part of the same kind is appended to the first, and a list of schools and work
 * that is continued on another page goes on with the part it had come to.
 */
export const partsOf = (text: string): ReadonlyMap<Part, readonly string[]> => {
  const lines = text
    .split(/\r?\n/)
    .map(legible)
    .filter((line) => line !== '');
  const parts = new Map<Part, string[]>();
  let current: Part = 'head';
  let isInHistory = false;
  let continued: Part = 'history';
  for (let index = 0; index < lines.length; index += 1) {
    const heading: Heading | null = headingAt(lines, index);
    const line = heading === null ? (lines[index] ?? '') : heading.rest;
    if (heading !== null) {
      const isSubheading: boolean = isInHistory && (heading.part === 'education' || heading.part === 'work');
      isInHistory = isSubheading || heading.part === 'history';
      if (isSubheading) continued = heading.part;
      current = heading.part === 'history' ? continued : heading.part;
      index += heading.lineCount - 1;
    }
    if (line === '' || furniture.test(normalizeText(line, 'NFKC'))) continue;
    const held = parts.get(current) ?? [];
    held.push(line);
    parts.set(current, held);
  }
  return parts;
};

/** Two parts of a text that was broken into lines, as one. */
const joined = (one: string, other: string): string =>
  /(大学|学校|学院|大学院|学部|研究科|学科|専攻|コース)$/.test(one) ||
  !isJapanese(one.slice(-1) + other.charAt(0))
    ? `${one} ${other}`
    : one + other;

const hasOpenBracket = (line: string): boolean =>
  (line.match(/[(（]/g) ?? []).length > (line.match(/[)）]/g) ?? []).length;

/**
 * The rows of a table, whose long ones are continued on a line without a month.
 * @param end what the text of a row ends with
 */
export const rowsOf = (lines: readonly string[], end: RegExp): readonly string[] => {
  const rows: string[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const isRow = last !== undefined && last.startsWith(findMonth(last)?.text ?? ' ');
    const isContinued =
      last !== undefined &&
      findMonth(line) === null &&
      isJapanese(last) &&
      (isRow
        ? hasOpenBracket(last) || /^(見込み?|み)$/.test(line) || (!end.test(last) && end.test(last + line))
        : hasOpenBracket(last) && !end.test(line));
    if (isContinued) rows[rows.length - 1] = joined(last, line);
    else rows.push(line);
  }
  return rows;
};

/** Entries of a list: if some lines begin with a bullet, the others continue the entry above them. */
export const entriesOf = (lines: readonly string[]): readonly string[] => {
  const bullet = /^[•●◦‣・*–-]\s*/;
  if (!lines.some((line) => bullet.test(line))) return lines;
  const entries: string[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last === undefined || bullet.test(line)) entries.push(line.replace(bullet, ''));
    else entries[entries.length - 1] = joined(last, line);
  }
  return entries;
};

/** The width from which a line is taken for a full one: most columns of text hold more, in widths of a Latin letter. */
const fullWidth = 66;

const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0);

/** The lines of a text as it was written, without the breaks that a page adds. */
export const paragraphsOf = (lines: readonly string[]): readonly string[] => {
  const paragraphs: string[] = [];
  let before = '';
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const goesOn =
      last !== undefined &&
      !/[。．.!?！？:：]$/.test(before) &&
      !/^[•●◦‣・*–-]/.test(line) &&
      (widthOf(before) >= fullWidth || (/^\p{Ll}/u.test(line) && !isJapanese(before)));
    if (goesOn)
      paragraphs[paragraphs.length - 1] =
        isJapanese(last.slice(-1) + line.charAt(0)) || /[、，]$/.test(last) ? last + line : `${last} ${line}`;
    else paragraphs.push(line);
    before = line;
  }
  return paragraphs;
};
