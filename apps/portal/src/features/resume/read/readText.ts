import { normalizeText } from '@michi/api/text';
import type { Education, WorkExperience } from '@michi/api/user';
import {
  withoutEmpty,
  type FoundCertification,
  type FoundPerson,
  type FoundSection,
  type ReadResume,
} from './foundProfile.ts';
import { headingOf, type Part } from './headings.ts';
import { employmentTypeOf, schoolTypeOf } from './kinds.ts';
import { limits, normalizeIn, type Normalize } from './limits.ts';
import { findMonth, findSpan, isDay } from './months.ts';
import { japaneseName } from './names.ts';

/** Closing words of lists in Japanese forms, without content. */
const closing = /^(以上|なし|特になし|年\s*月.*|.*記載は任意.*)$/;

const isSchool = /学校|大学|高校|学院|高専|university|college|school|institute/i;

/** The lines of each part, in order. A second part of the same kind is appended to the first. */
const partsOf = (text: string): ReadonlyMap<Part | 'head', readonly string[]> => {
  const parts = new Map<Part | 'head', string[]>();
  let current: Part | 'head' = 'head';
  for (const raw of text.split(/\r?\n/)) {
    const line = normalizeText(raw, 'NFKC')
      .replaceAll(/[\t\u3000 ]+/g, ' ')
      .trim();
    if (line === '') continue;
    const heading = headingOf(line);
    if (heading !== null) {
      current = heading;
      continue;
    }
    const lines = parts.get(current) ?? [];
    lines.push(line);
    parts.set(current, lines);
  }
  return parts;
};

/** Takes the words for entering and leaving out of a name. */
const withoutStep = (words: string): string =>
  words
    .replace(
      /(編入学|入学|卒業見込み?|卒業予定|卒業|修了見込み?|修了|中退|在学中|入社|退社|退職|現在に至る|勤務)\s*$/,
      '',
    )
    .trim();

/** Words after an employer's name that describe the start and the kind of employment. */
const beginnings =
  /[\s(]*((アルバイト|パート|インターン(シップ)?|契約社員|派遣社員|正社員|嘱託)(として)?|入社|入職|勤務(開始)?|参加)\)?$/;

/** Removes all {@link beginnings}, as long as a name remains. */
const employerOf = (words: string): string => {
  const name = words.replace(beginnings, '');
  return name === words || name === '' ? words : employerOf(name);
};

interface Schooling {
  readonly name: string;
  readonly admission: string;
  readonly isTransfer: boolean;
  readonly graduation: string | null;
  readonly isExpected: boolean;
}

const educationOf = (
  { name, admission, isTransfer, graduation, isExpected }: Schooling,
  normalize: Normalize,
): Education => {
  const [schoolName = name, ...rest] = name.split(/\s|, /);
  const isJapanese = /[\u3040-\u30ff\u4e00-\u9fff]/.test(name);
  const faculty = rest.find((word) => /学部|研究科$/.test(word)) ?? null;
  const department = rest.find((word) => /(学科|専攻|コース)$/.test(word)) ?? null;
  const course = rest.filter((word) => word !== faculty && word !== department).join(' ');
  return {
    schoolType: schoolTypeOf(name),
    schoolName: normalize(isJapanese ? schoolName : name, limits.name) ?? name,
    course: isJapanese ? (normalize(course, limits.name) ?? null) : null,
    faculty: isJapanese ? faculty : null,
    department: isJapanese ? department : null,
    admissionMonth: admission,
    graduationMonth: graduation,
    isExpectedGraduate: isExpected,
    isTransfer,
    artsOrScience: null,
    hasStudiedAbroad: false,
    studyAbroadDetails: null,
  };
};

/** Whether two names denote the same school, such as one with and one without the faculty. */
const isSameSchool = (one: string, other: string): boolean => {
  const [first = '', second = ''] = [one, other].map((name) => name.replaceAll(/\s/g, ''));
  return first.startsWith(second) || second.startsWith(first) || second === '同上' || second === '同校';
};

/** Schools of lines such as "令和5年4月 青嶺大学 文学部 入学" and "Apr 2023 – Mar 2027 Seiryo University". */
const readEducation = (
  lines: readonly string[],
  today: string,
  leftOut: string[],
  normalize: Normalize,
): readonly Education[] => {
  const schools: Schooling[] = [];
  for (const line of lines) {
    const span = findSpan(line);
    if (span === null) {
      leftOut.push(line);
      continue;
    }
    const { from, to, rest } = span;
    if (/卒業|修了/.test(rest) && to === null) {
      const name = withoutStep(rest);
      const index = schools.findLastIndex(
        (school) => school.graduation === null && isSameSchool(school.name, name),
      );
      const begun = schools[index];
      // A form that begins with leaving junior high school names no month of entering it.
      if (begun === undefined) leftOut.push(line);
      else
        schools[index] = {
          ...begun,
          graduation: from.month,
          isExpected: /見込|予定/.test(rest) || from.month > today.slice(0, 7),
        };
      continue;
    }
    const name = withoutStep(rest);
    if (name === '') {
      leftOut.push(line);
      continue;
    }
    schools.push({
      name,
      admission: from.month,
      isTransfer: rest.includes('編入'),
      graduation: to?.month ?? null,
      isExpected: to === null || to.month > today.slice(0, 7),
    });
  }
  return schools.map((school) => educationOf(school, normalize));
};

/** Work of lines such as "2024年4月 書店はまかぜ 入社", its end below, and "Apr 2024 – present Bookshop, Sales assistant". */
const readWork = (
  lines: readonly string[],
  leftOut: string[],
  normalize: Normalize,
): readonly WorkExperience[] => {
  const works: WorkExperience[] = [];
  for (const line of lines) {
    const span = findSpan(line);
    const last = works.at(-1);
    if (span === null) {
      // Lines below an employer describe it.
      if (last === undefined) leftOut.push(line);
      else
        works[works.length - 1] = {
          ...last,
          description:
            normalize([last.description, line].filter((part) => part !== null).join('\n'), limits.text) ??
            null,
        };
      continue;
    }
    const { from, to, rest } = span;
    if (/退社|退職/.test(rest) && last !== undefined && last.endMonth === null) {
      works[works.length - 1] = { ...last, endMonth: from.month };
      continue;
    }
    const [companyName = '', ...others] = employerOf(withoutStep(rest)).split(/, | [|/] | — /);
    const name = normalize(companyName, limits.name);
    if (name === undefined) {
      leftOut.push(line);
      continue;
    }
    works.push({
      employmentType: employmentTypeOf(line),
      companyName: name,
      position: normalize(others.join(', '), limits.name) ?? null,
      startMonth: from.month,
      endMonth: to?.month ?? null,
      description: null,
    });
  }
  return works;
};

/** Certificates of lines such as "令和6年11月 普通自動車第一種運転免許 取得". */
const readCertifications = (
  lines: readonly string[],
  leftOut: string[],
  normalize: Normalize,
): readonly FoundCertification[] =>
  lines.flatMap((line) => {
    const found = findMonth(line);
    const rest = line.replace(found?.words ?? '', '').replaceAll(/^[\s,:–-]+|[\s,:(–-]+$|\(\s*\)/g, '');
    const name = normalize(rest.replace(/\s*(取得見込み?|取得|合格)\s*$/, ''), limits.name);
    if (found === null || name === undefined) {
      leftOut.push(line);
      return [];
    }
    const issuedOn = found.day === null ? null : `${found.month}-${found.day}`;
    return [
      {
        name,
        issuedOn:
          issuedOn !== null && isDay(issuedOn) ? issuedOn : ({ kind: 'date', source: found.words } as const),
      },
    ];
  });

/** The person, of the lines above and beside the parts: 氏名, ふりがな, 生年月日 and a phone number. */
const readPerson = (lines: readonly string[]): FoundPerson => {
  const after = (label: RegExp): readonly string[] => {
    const line = lines.find((each) => label.test(each));
    return line === undefined
      ? []
      : line
          .replace(label, '')
          .trim()
          .split(/\s+/)
          .filter((word) => word !== '');
  };
  const name = after(/^氏\s?名\s*:?/);
  const reading = after(/^(ふりがな|フリガナ)\s*:?/);
  const [birthLine] = lines.filter((line) =>
    /生年月日|date of birth|年\s*\d{1,2}\s*月\s*\d{1,2}\s*日\s*生/i.test(line),
  );
  const birth = findMonth(birthLine ?? '');
  const phone = lines
    .flatMap((line) => /(?:\+\d{1,3}[ -]?)?\(?0?\d{1,4}\)?[ -]\d{1,4}[ -]\d{3,4}/.exec(line)?.[0] ?? [])
    .find((words) => words.replaceAll(/\D/g, '').length >= 9);
  return {
    ...(name.length > 0 && japaneseName(name.join(' '))),
    ...(reading[0] !== undefined &&
      reading[1] !== undefined && { familyNameFurigana: reading[0], firstNameFurigana: reading[1] }),
    ...(birth !== null && birth.day !== null && { dateOfBirth: `${birth.month}-${birth.day}` }),
    ...(phone !== undefined && { mobilePhone: phone }),
  };
};

/** Schools and work of one list, as the Ministry's form has them: work begins where the first line names no school. */
const splitHistory = (lines: readonly string[]) => {
  const isOfSchool = (line: string) => isSchool.test(line) || /入学|卒業|修了/.test(line);
  return { schools: lines.filter(isOfSchool), works: lines.filter((line) => !isOfSchool(line)) };
};

/**
 * Reads a resume's text into the sections of the profile, by the rules of README.md beside this file.
 * @param today the day it is read, `YYYY-MM-DD`: a graduation after it is an expected one
 */
export const readText = (text: string, today: string): ReadResume => {
  const parts = partsOf(text);
  const leftOut: string[] = [];
  const linesOf = (part: Part | 'head') => (parts.get(part) ?? []).filter((line) => !closing.test(line));
  const history = splitHistory(linesOf('history'));
  const shortened = new Set<FoundSection>();
  const normalizerOf = (section: FoundSection) => normalizeIn(section, shortened);
  const textOf = (section: Part & FoundSection) =>
    normalizerOf(section)(linesOf(section).join('\n'), limits.text);
  const texts = {
    about: textOf('about'),
    hobbies: textOf('hobbies'),
    research: textOf('research'),
    focus: textOf('focus'),
  };
  const skills = linesOf('skills')
    .flatMap((line) => line.split(/[,、・;|]|\s[-–•]\s|^[-–•]\s*/))
    .flatMap((skill) => normalizerOf('skills')(skill, limits.skill) ?? []);
  const found = withoutEmpty({
    ...Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== undefined)),
    skills: [...new Set(skills)],
    education: readEducation(
      [...linesOf('education'), ...history.schools],
      today,
      leftOut,
      normalizerOf('education'),
    ),
    work: readWork([...linesOf('work'), ...history.works], leftOut, normalizerOf('work')),
    certifications: readCertifications(linesOf('certifications'), leftOut, normalizerOf('certifications')),
    personal: readPerson(linesOf('head')),
  });
  return { found, leftOut, shortened };
};
