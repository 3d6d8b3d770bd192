import type { HistoryStart, ResumeEducation, YearStyle } from '../content.ts';
import { dated, type HistoryLine, undated } from './historyLine.ts';
import { inYears } from './years.ts';

type SchoolType = ResumeEducation['schoolType'];

const isGraduate = (type: SchoolType): boolean => type === 'GRADUATE_SCHOOL' || type === 'PHD';

/** The name of a school in full: a 高校 is a 高等学校, and graduate studies are at the 大学院 of a university. */
export function schoolNameInFull({ schoolType, schoolName }: ResumeEducation): string {
  if (schoolType === 'HIGH_SCHOOL') return schoolName.replace(/高校$/u, '高等学校');
  if (isGraduate(schoolType) && schoolName.endsWith('大学')) return `${schoolName}大学院`;
  return schoolName;
}

function partsOf(education: ResumeEducation): string {
  const { faculty, department, course } = education;
  const parts = [schoolNameInFull(education), faculty, department, course].filter(
    (part) => part !== null && part !== '',
  );
  return parts.join(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(parts.join('')) ? '　' : ', ',
  );
}

function admission({ schoolType, isTransfer }: ResumeEducation): string {
  if (!isTransfer) return '入学';
  return schoolType === 'JUNIOR_HIGH_SCHOOL' || schoolType === 'HIGH_SCHOOL' ? '転入学' : '編入学';
}

function graduation({ schoolType, isExpectedGraduate }: ResumeEducation): string {
  const word = isGraduate(schoolType) ? '修了' : '卒業';
  return isExpectedGraduate ? `${word}見込み` : word;
}

function linesOf(education: ResumeEducation, years: YearStyle): readonly HistoryLine[] {
  const { schoolType, admissionMonth, graduationMonth, hasStudiedAbroad, studyAbroadDetails } = education;
  const school = partsOf(education);
  const abroad =
    hasStudiedAbroad && studyAbroadDetails !== null
      ? // The details often have brackets of their own.
        [undated(`留学：${inYears(studyAbroadDetails, years)}`)]
      : [];
  const left =
    graduationMonth === null
      ? undated(`${school}　在学中`)
      : dated(graduationMonth, `${school}　${graduation(education)}`);
  if (schoolType === 'JUNIOR_HIGH_SCHOOL') return [left, ...abroad];
  return [dated(admissionMonth, `${school}　${admission(education)}`), ...abroad, left];
}

/** The schools of a form, the earliest first, from the line its owner chose to begin with. */
export function educationLines(
  education: readonly ResumeEducation[],
  start: HistoryStart,
  years: YearStyle,
): readonly HistoryLine[] {
  return education
    .filter(({ schoolType }) => start === 'JUNIOR_HIGH_GRADUATION' || schoolType !== 'JUNIOR_HIGH_SCHOOL')
    .toSorted((one, other) => one.admissionMonth.localeCompare(other.admissionMonth))
    .flatMap((each) => linesOf(each, years));
}
