import type { ResumeCertification, ResumeDocumentContent, ResumeEducation, ResumeWork } from '../content.ts';
import { addressWithPostCode } from './address.ts';

/** An entry with a period on an English resume: a school or job. */
export interface EnglishEntry {
  readonly title: string;
  readonly time: string;
  readonly details: readonly string[];
}

const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month in English: Apr 2023. `date` is a month or a day in it. */
export const englishMonth = (date: string): string =>
  months.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

const given = (part: string | null): part is string => part !== null && part !== '';

const latestFirst =
  <Item>(timeOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    timeOf(other).localeCompare(timeOf(one));

function school(education: ResumeEducation): EnglishEntry {
  const { schoolName, faculty, department, course, admissionMonth, graduationMonth } = education;
  const { isExpectedGraduate, isTransfer, studyAbroadDetails, hasStudiedAbroad } = education;
  const end =
    graduationMonth === null
      ? 'present'
      : `${englishMonth(graduationMonth)}${isExpectedGraduate ? ' (expected)' : ''}`;
  return {
    title: schoolName,
    time: `${englishMonth(admissionMonth)} – ${end}`,
    details: [
      [course, department, faculty].filter(given).join(', '),
      isTransfer ? 'Transferred from another school' : '',
      hasStudiedAbroad && given(studyAbroadDetails) ? `Study abroad: ${studyAbroadDetails}` : '',
    ].filter(given),
  };
}

const EMPLOYMENT: Readonly<Record<ResumeWork['employmentType'], string>> = {
  PERMANENT: 'full-time',
  CONTRACT: 'contract',
  TEMPORARY: 'temporary',
  PART_TIME: 'part-time',
  FREELANCE: 'freelance',
  INTERNSHIP: 'internship',
  OTHER: '',
};

function work(each: ResumeWork): EnglishEntry {
  const { companyName, position, employmentType, startMonth, endMonth, description } = each;
  const kind = EMPLOYMENT[employmentType];
  const as = [position, kind].filter(given).join(', ');
  return {
    title: companyName,
    time: `${englishMonth(startMonth)} – ${endMonth === null ? 'present' : englishMonth(endMonth)}`,
    details: [as.charAt(0).toUpperCase() + as.slice(1), description].filter(given),
  };
}

/** The schools of an English resume, the latest first and from high school on. */
export const englishEducation = (education: readonly ResumeEducation[]): readonly EnglishEntry[] =>
  education
    .filter(({ schoolType }) => schoolType !== 'JUNIOR_HIGH_SCHOOL')
    .toSorted(latestFirst(({ admissionMonth }) => admissionMonth))
    .map(school);

/** The work of an English resume, the latest first. */
export const englishWork = (experience: readonly ResumeWork[]): readonly EnglishEntry[] =>
  experience.toSorted(latestFirst(({ startMonth }) => startMonth)).map(work);

/** The certificates of an English resume, the latest first. */
export const englishCertifications = (certifications: readonly ResumeCertification[]): readonly string[] =>
  certifications
    .toSorted(latestFirst(({ issuedOn }) => issuedOn))
    .map(({ name, issuedOn }) => `${name}, ${englishMonth(issuedOn)}`);

/** The Japanese name below the one of an English resume, unless that is the Japanese name itself. */
export const otherWriting = ({ fullName, fullNameJp }: ResumeDocumentContent): readonly string[] =>
  fullNameJp === null || fullNameJp === fullName ? [] : [fullNameJp];

/** How to reach the student: where they live, and their phone and mail address. */
export function englishContact({ address, mobilePhone, homePhone, email }: ResumeDocumentContent): {
  readonly address: string | null;
  readonly direct: readonly string[];
} {
  return {
    address: address === null ? null : addressWithPostCode(address),
    direct: [mobilePhone ?? homePhone, email].filter(given),
  };
}
