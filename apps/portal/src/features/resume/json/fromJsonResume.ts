import type { Certification, Education, WorkExperience } from '@michi/api/user';
import { withoutEmpty, type FoundPerson, type ReadResume } from '../read/foundProfile.ts';
import { employmentTypeOf, schoolTypeOf } from '../read/kinds.ts';
import { limits, tidied } from '../read/limits.ts';
import type { JsonResume } from './jsonResume.ts';

/** The month of a date; undefined where the date says only the year, or nothing. */
const monthOf = (date: string | null | undefined): string | undefined => /^\d{4}-\d{2}/.exec(date ?? '')?.[0];

/** The day of a date, the first of the month where it says only the month. */
const dayOf = (date: string | null | undefined): string | undefined => {
  const month = monthOf(date);
  return month === undefined ? undefined : ((date ?? '').slice(0, 10) + '-01').slice(0, 10);
};

const lineOf = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

const named = (entries: JsonResume['skills']): readonly string[] =>
  (entries ?? []).flatMap(({ name, keywords }) => {
    const group = tidied(name, limits.skill);
    const each = (keywords ?? []).flatMap((word) => tidied(word, limits.skill) ?? []);
    // Keywords are the skills themselves; a group without any is one.
    return each.length > 0 ? each : group === undefined ? [] : [group];
  });

const personOf = ({ basics, meta }: JsonResume): FoundPerson => {
  const [firstName, ...rest] = (tidied(basics?.name, limits.name) ?? '').split(/\s+/);
  const familyName = rest.join(' ');
  const kanji = (meta?.michi?.fullNameJp ?? '').trim().split(/\s+/);
  const reading = (meta?.michi?.fullNameFurigana ?? '').trim().split(/\s+/);
  const dateOfBirth = meta?.michi?.dateOfBirth ?? undefined;
  const mobilePhone = tidied(basics?.phone, 30);
  return {
    // One word alone does not say which of the two names it is.
    ...(firstName !== undefined && familyName !== '' && { firstName, familyName }),
    ...(kanji[0] !== undefined &&
      kanji[1] !== undefined && { familyNameJp: kanji[0], firstNameJp: kanji[1] }),
    ...(reading[0] !== undefined &&
      reading[1] !== undefined && { familyNameFurigana: reading[0], firstNameFurigana: reading[1] }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(mobilePhone !== undefined && { mobilePhone }),
  };
};

/**
 * What a JSON Resume says, in the sections of the profile.
 * @param today the day it is read, `YYYY-MM-DD`: a graduation after it is an expected one
 */
export const fromJsonResume = (resume: JsonResume, today: string): ReadResume => {
  const leftOut: string[] = [];
  const education: Education[] = [];
  for (const { institution, area, studyType, startDate, endDate } of resume.education ?? []) {
    const schoolName = tidied(institution, limits.name);
    const admissionMonth = monthOf(startDate);
    const graduationMonth = monthOf(endDate) ?? null;
    if (schoolName === undefined || admissionMonth === undefined) {
      leftOut.push(lineOf([institution, area, startDate, endDate]));
      continue;
    }
    education.push({
      schoolType: schoolTypeOf(`${studyType ?? ''} ${schoolName}`),
      schoolName,
      course: tidied(area, limits.name) ?? null,
      faculty: null,
      department: null,
      admissionMonth,
      graduationMonth,
      isExpectedGraduate: graduationMonth === null || graduationMonth > today.slice(0, 7),
      isTransfer: false,
      artsOrScience: null,
      hasStudiedAbroad: false,
      studyAbroadDetails: null,
    });
  }
  const work: WorkExperience[] = [];
  for (const { name, position, startDate, endDate, summary, highlights } of resume.work ?? []) {
    const companyName = tidied(name, limits.name);
    const startMonth = monthOf(startDate);
    if (companyName === undefined || startMonth === undefined) {
      leftOut.push(lineOf([name, position, startDate, endDate]));
      continue;
    }
    work.push({
      employmentType: employmentTypeOf(`${position ?? ''} ${summary ?? ''}`),
      companyName,
      position: tidied(position, limits.name) ?? null,
      startMonth,
      endMonth: monthOf(endDate) ?? null,
      description: tidied([summary ?? '', ...(highlights ?? [])].join('\n'), limits.text) ?? null,
    });
  }
  const certifications: Certification[] = [];
  for (const certificate of resume.certificates ?? []) {
    const name = tidied(certificate.name, limits.name);
    const issuedOn = dayOf(certificate.date);
    if (name === undefined || issuedOn === undefined) {
      leftOut.push(lineOf([certificate.name, certificate.date]));
      continue;
    }
    certifications.push({ name, issuedOn });
  }
  const interests = (resume.interests ?? []).flatMap(({ name, keywords }) =>
    [name ?? '', ...(keywords ?? [])].filter((word) => word.trim() !== ''),
  );
  const texts = {
    about: tidied(resume.basics?.summary, limits.text),
    hobbies: tidied(interests.join(', '), limits.text),
    research: tidied(resume.meta?.michi?.researchTopics, limits.text),
    focus: tidied(resume.meta?.michi?.focusAsStudent, limits.text),
  };
  return {
    found: withoutEmpty({
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
      skills: [...new Set(named(resume.skills))],
      education,
      work,
      certifications,
      personal: personOf(resume),
    }),
    leftOut: leftOut.filter((line) => line !== ''),
  };
};
