import type { EmploymentType, WorkExperience } from '@michi/api/user';
import { paragraphsOf, rowsOf } from './lines.ts';
import { findSpan } from './months.ts';
import { limits, type Normalize } from './parsedProfile.ts';
import { nameKey } from './sameFacts.ts';

const employmentTypes: readonly (readonly [RegExp, EmploymentType])[] = [
  [/アルバイト|パート|part[- ]?time/i, 'PART_TIME'],
  [/インターン|intern\b|internship/i, 'INTERNSHIP'],
  [/派遣|temporary|\btemp\b/i, 'TEMPORARY'],
  [/契約|嘱託|contract/i, 'CONTRACT'],
  [/業務委託|フリーランス|個人事業|freelance|self-employed/i, 'FREELANCE'],
  [/正社員|入社|permanent|full[- ]?time/i, 'PERMANENT'],
];

/** The kind of work, by the words of a resume; `OTHER` if none matches. */
export const employmentTypeOf = (text: string): EmploymentType =>
  employmentTypes.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER';

const kind =
  '(?:アルバイト|パート|インターン(?:シップ)?|契約社員|派遣社員|正社員|嘱託(?:社員)?|フリーランス|業務委託)';
const start = '(?:に?入社|入職|勤務(?:開始)?|就業(?:開始)?|業務開始|参加)';

/** The words between an employer and a position: アルバイトとして勤務開始. */
const begun = new RegExp(
  `^(.+?)[\\s(（]+(${kind}(?:として)?${start}?|${start})(?![^\\s()（）])[)）]?\\s*(.*)$`,
  'u',
);

/** The same words behind an employer without a blank. */
const begunBehind = new RegExp(`(?:${kind}(?:として)?|${start}|[\\s(（])+[)）]?$`, 'u');

const ended =
  /[\s(（]*((退社|退職|(勤務|業務|就業|契約(期間)?)(終了|満了)|インターン(シップ)?(修了|終了))[)）]?)$/;

/** What happens within a job. */
const within = /(配属|異動|昇進|昇格|転勤|出向|着任)$/;

/** A comma that parts an employer from a position, not from its legal form. */
const parting = /, (?!(?:inc|ltd|llc|llp|co|corp|gmbh|k\.k|s\.a|plc)\b)| [|/] | — /i;

const englishKind = /(?:^|, )(full-time|contract|temporary|part-time|freelance|internship)$/i;

interface Job {
  readonly company: string;
  readonly position: string;
  /** The words that say the kind of employment. */
  readonly kind: string;
}

/** The parts of a line such as "書店はまかぜ アルバイトとして勤務開始（販売）" and "Bookshop, Sales assistant (part-time)". */
const jobIn = (text: string): Job => {
  const match = begun.exec(text);
  if (match !== null) {
    const [, company = '', beginning = '', behind = ''] = match;
    const position = behind.replace(/^[(（]([^()（）]*)[)）]$/, '$1').trim();
    const isKind = new RegExp(`^${kind}$`, 'u').test(position);
    return { company, position: isKind ? '' : position, kind: isKind ? position : beginning };
  }
  const company = text.replace(begunBehind, '').trim();
  if (company !== text && company !== '') return { company, position: '', kind: text.slice(company.length) };
  const [name = '', ...others] = text.split(parting);
  return { company: name, position: others.join(', '), kind: others.join(', ') };
};

/** Work of lines such as "2024年4月 書店はまかぜ 入社", its end below, and "Apr 2024 – present Bookshop, Sales assistant". */
export const readWork = (
  lines: readonly string[],
  leftOut: string[],
  normalize: Normalize,
): readonly WorkExperience[] => {
  const works: { job: WorkExperience; readonly below: string[] }[] = [];
  for (const line of rowsOf(lines, new RegExp(`${start}$|${ended.source}|[)）]$`, 'u'))) {
    const span = findSpan(line);
    const last = works.at(-1);
    if (span === null) {
      if (last === undefined) {
        leftOut.push(line);
        continue;
      }
      const [, kindText] = englishKind.exec(line) ?? [];
      const isTitle = line.length <= 60 && !/[.。!?]$/.test(line) && !/^[•●・–-]/.test(line);
      if (last.below.length === 0 && last.job.position === null && (kindText !== undefined || isTitle)) {
        const position = line.replace(englishKind, '');
        last.job = {
          ...last.job,
          position: normalize(position, limits.name) ?? null,
          ...(kindText !== undefined && { employmentType: employmentTypeOf(kindText) }),
        };
        // What follows describes the job.
        if (last.job.position === null) last.below.push('');
      } else last.below.push(line);
      continue;
    }
    const { from, to, rest } = span;
    if (ended.test(rest) && to === null) {
      const name = nameKey(rest.replace(ended, ''));
      const isOpen = ({ job }: (typeof works)[number]) => job.endMonth === null;
      const left =
        works.find((each) => isOpen(each) && nameKey(each.job.companyName) === name) ??
        works.findLast(isOpen);
      if (left === undefined) leftOut.push(line);
      else left.job = { ...left.job, endMonth: from.month };
      continue;
    }
    if (within.test(rest) && last !== undefined) {
      last.below.push(line);
      continue;
    }
    const { company, position, kind: kindText } = jobIn(rest);
    const companyName = normalize(company, limits.name);
    if (companyName === undefined) {
      leftOut.push(line);
      continue;
    }
    works.push({
      job: {
        employmentType: employmentTypeOf(kindText),
        companyName,
        position: normalize(position, limits.name) ?? null,
        startMonth: from.month,
        endMonth: to?.month ?? null,
        description: null,
      },
      below: [],
    });
  }
  return works.map(({ job, below }) => ({
    ...job,
    description: normalize(paragraphsOf(below.filter((line) => line !== '')).join('\n'), limits.text) ?? null,
  }));
};
