import type { SchoolType } from '@michi/api/user';
import { isJapanese, rowsOf } from './lines.ts';
import { findSpan } from './months.ts';
import { limits, type ParsedEducation, type MissingFact, type Normalize } from './parsedProfile.ts';
import { nameKey } from './sameFacts.ts';

const schoolTypes: readonly (readonly [RegExp, SchoolType])[] = [
  [/博士|ph\.?\s?d|doctor/i, 'PHD'],
  [/大学院|修士|graduate school|master|\bm\.?(a|sc|s|ba)\b/i, 'GRADUATE_SCHOOL'],
  [
    /高等専門学校|高専|専門学校|専修学校|短期大学|technical|vocational|college of technology/i,
    'TECHNICAL_SCHOOL',
  ],
  [/大学|university|bachelor|college|\bb\.?(a|sc|s)\b/i, 'UNIVERSITY'],
  [/高等学校|高校|high school|secondary/i, 'HIGH_SCHOOL'],
];

/** The kind of school, by the words of a resume. */
export const schoolTypeOf = (text: string): SchoolType =>
  /junior high|middle school|中学/i.test(text)
    ? 'JUNIOR_HIGH_SCHOOL'
    : (schoolTypes.find(([pattern]) => pattern.test(text))?.[1] ?? 'UNIVERSITY');

const step = /[\s(（]*(編入学|転入学|入学|(卒業|修了)[(（]?(見込み?|予定)?[)）]?|中退|在学中)[)）]?$/;

const expected = /[(（]?\s*expected\s*[)）]?/i;

const isFaculty = (text: string): boolean =>
  /学部$|研究科$|^(faculty|(graduate )?school|college) of /i.test(text);
const isDepartment = (text: string): boolean =>
  /(学科|専攻|コース)$|^(department|dept\.?|division) of /i.test(text);

const abroadLabel = /^[(（]?\s*(留学|study abroad)\s*[:：]\s*/i;

/** A school as far as its lines have been read. */
interface Schooling {
  readonly name: string;
  readonly admission: string | MissingFact;
  readonly isTransfer: boolean;
  readonly graduation: string | null;
  readonly isExpected: boolean;
  /** Faculty, department and course in a line of their own. */
  readonly fields: readonly string[];
  readonly abroad: string | null;
}

/** The name of a school, and its parts behind it. */
const partsIn = (name: string): readonly string[] => {
  if (isJapanese(name)) return name.split(/\s|, /);
  const names = name.split(', ');
  const start = names.findIndex((part, index) => index > 0 && (isFaculty(part) || isDepartment(part)));
  return start === -1 ? [name] : [names.slice(0, start).join(', '), ...names.slice(start)];
};

const educationOf = (
  { name, admission, isTransfer, graduation, isExpected, fields, abroad }: Schooling,
  normalize: Normalize,
): ParsedEducation => {
  const [schoolName = name, ...behind] = partsIn(name);
  const rest = [...behind, ...fields];
  const faculty = rest.find(isFaculty);
  const department = rest.find(isDepartment);
  const course = rest.filter((word) => word !== faculty && word !== department);
  return {
    schoolType: schoolTypeOf(name),
    schoolName: normalize(schoolName, limits.name) ?? name,
    course: normalize(course.join(isJapanese(course.join('')) ? ' ' : ', '), limits.name) ?? null,
    faculty: normalize(faculty, limits.name) ?? null,
    department: normalize(department, limits.name) ?? null,
    admissionMonth: admission,
    graduationMonth: graduation,
    isExpectedGraduate: isExpected,
    isTransfer,
    artsOrScience: null,
    hasStudiedAbroad: abroad !== null,
    studyAbroadDetails: normalize(abroad, limits.text) ?? null,
  };
};

/** Whether two names denote the same school, such as one with and one without the faculty. */
const isSameSchool = (one: string, other: string): boolean => {
  const [first = '', second = ''] = [one, other].map(nameKey);
  return first.startsWith(second) || second.startsWith(first) || second === '同上' || second === '同校';
};

/** Whether a line without a month can be the faculty, department and course of the school above it. */
const isFieldLine = (line: string): boolean =>
  line.split(', ').some((part) => isFaculty(part) || isDepartment(part)) ||
  (!/[\d:：.。]|学校|大学|school|university|college|institute/i.test(line) && line.length <= limits.name);

/** Schools of lines such as "令和5年4月 青嶺大学 文学部 入学" and "Apr 2023 – Mar 2027 Seiryo University". */
export const readEducation = (
  lines: readonly string[],
  today: string,
  leftOut: string[],
  normalize: Normalize,
): readonly ParsedEducation[] => {
  const schools: Schooling[] = [];
  const change = (index: number, changes: Partial<Schooling>): void => {
    const school = schools.at(index);
    if (school !== undefined) schools.splice(index, 1, { ...school, ...changes });
  };
  let isBelowSchool = false;
  for (const line of rowsOf(lines, step)) {
    const last = schools.at(-1);
    const wasBelowSchool = isBelowSchool;
    isBelowSchool = false;
    if (last !== undefined && (abroadLabel.test(line) || (/留学/.test(line) && !step.test(line)))) {
      const label = abroadLabel.exec(line)?.[0] ?? '';
      const details = line.slice(label.length).replace(/^([^(（]*)[)）]$/, '$1');
      change(-1, { abroad: last.abroad === null ? details : `${last.abroad}\n${details}` });
      continue;
    }
    const span = findSpan(line);
    if (span === null) {
      if (last !== undefined && line.endsWith('在学中')) continue;
      if (last !== undefined && /^transferred from another school$/i.test(line))
        change(-1, { isTransfer: true });
      else if (wasBelowSchool && last !== undefined && isFieldLine(line))
        change(-1, { fields: line.split(', ') });
      else leftOut.push(line);
      continue;
    }
    const { from, to } = span;
    const rest = span.rest.replace(expected, ' ').trim();
    const name = rest.replace(step, '').trim();
    const isExpected = (month: string): boolean =>
      /見込|予定/.test(rest) || expected.test(span.rest) || month > today.slice(0, 7);
    if (/卒業|修了/.test(rest) && to === null) {
      const isOpen = ({ graduation }: Schooling) => graduation === null;
      const same = schools.findLastIndex(
        (school) => isOpen(school) && nameKey(school.name) === nameKey(name),
      );
      const index =
        same === -1
          ? schools.findLastIndex((school) => isOpen(school) && isSameSchool(school.name, name))
          : same;
      const end = { graduation: from.month, isExpected: isExpected(from.month) };
      if (index !== -1) change(index - schools.length, end);
      else if (name === '') leftOut.push(line);
      // A form that begins with leaving a school names no month of entering it.
      else
        schools.push({
          name,
          admission: { kind: 'month', source: '' },
          isTransfer: false,
          fields: [],
          abroad: null,
          ...end,
        });
      continue;
    }
    if (name === '') {
      leftOut.push(line);
      continue;
    }
    schools.push({
      name,
      admission: from.month,
      isTransfer: /編入|転入/.test(rest),
      graduation: to?.month ?? null,
      isExpected: to === null || isExpected(to.month),
      fields: [],
      abroad: null,
    });
    isBelowSchool = to !== null || /present/i.test(line);
  }
  return schools.map((school) => educationOf(school, normalize));
};
