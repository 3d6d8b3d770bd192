import type { FoundSection } from './foundProfile.ts';

/** A part of a resume: the head, a section of the profile, a combined history, or one without a place in the profile. */
export type Part = FoundSection | 'head' | 'history' | 'other';

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
