import { entriesOf, paragraphsOf, partsOf, rowsOf, type Part } from './lines.ts';
import { findMonth, isDay } from './months.ts';
import {
  withoutEmpty,
  limits,
  normalizeIn,
  type ParsedCertification,
  type ParsedSection,
  type ParsedResume,
  type Normalize,
} from './parsedProfile.ts';
import { readEducation } from './readEducation.ts';
import { readPerson } from './readPerson.ts';
import { readWork } from './readWork.ts';
import { skillsIn } from './sameFacts.ts';

const isSchool = /学校|大学|高校|学院|高専|university|college|school|institute/i;

/** Certificates of lines such as "令和6年11月 普通自動車第一種運転免許 取得". */
const readCertifications = (
  lines: readonly string[],
  leftOut: string[],
  normalize: Normalize,
): readonly ParsedCertification[] =>
  rowsOf(entriesOf(lines), /(取得|合格|修了)$/).flatMap((line) => {
    const match = findMonth(line);
    const rest = line
      .replace(match?.text ?? '', '')
      .replaceAll(/^[\s,:：–-]+|[\s,:：(（–-]+$|[(（]\s*[)）]/g, '');
    const name = normalize(rest.replace(/\s*(取得見込み?|取得|合格)\s*$/, ''), limits.name);
    if (match === null || name === undefined) {
      leftOut.push(line);
      return [];
    }
    const issuedOn = match.day === null ? null : `${match.month}-${match.day}`;
    return [
      {
        name,
        issuedOn:
          issuedOn !== null && isDay(issuedOn) ? issuedOn : ({ kind: 'date', source: match.text } as const),
      },
    ];
  });

/** Schools and work of one list, as the Ministry's form has them: work begins where the first line names no school. */
const splitHistory = (lines: readonly string[]) => {
  const isOfSchool = (line: string) =>
    (isSchool.test(line) || /入学|卒業|修了/.test(line)) &&
    !/入社|入職|退社|退職|勤務|就業|業務|アルバイト|インターン/.test(line);
  return { schools: lines.filter(isOfSchool), works: lines.filter((line) => !isOfSchool(line)) };
};

/**
 * Reads a resume's text into the sections of the profile, by the rules of README.md beside this file.
 * @param today the day it is read, `YYYY-MM-DD`: a graduation after it is an expected one
 */
export const readText = (text: string, today: string): ParsedResume => {
  const parts = partsOf(text);
  const leftOut: string[] = [];
  const linesOf = (part: Part) => parts.get(part) ?? [];
  const history = splitHistory(linesOf('history'));
  const shortened = new Set<ParsedSection>();
  const normalizerOf = (section: ParsedSection) => normalizeIn(section, shortened);
  const textOf = (section: Part & ParsedSection) =>
    normalizerOf(section)(paragraphsOf(linesOf(section)).join('\n'), limits.text);
  const texts = {
    about: textOf('about'),
    hobbies: textOf('hobbies'),
    research: textOf('research'),
    focus: textOf('focus'),
  };
  const skills = paragraphsOf(entriesOf(linesOf('skills')))
    .flatMap(skillsIn)
    .flatMap((skill) => normalizerOf('skills')(skill, limits.skill) ?? []);
  const parsed = withoutEmpty({
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
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
  return { parsed, leftOut, shortened };
};
