import type { Education, ResumeContent } from '@michi/api/user';
import type { JsonResume } from './jsonResume.ts';

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Names of the kinds of school, as degrees. */
export const studyTypes: Readonly<Record<Education['schoolType'], string>> = {
  JUNIOR_HIGH_SCHOOL: 'Junior high school',
  HIGH_SCHOOL: 'High school',
  TECHNICAL_SCHOOL: 'Technical school',
  UNIVERSITY: 'Bachelor',
  GRADUATE_SCHOOL: 'Master',
  PHD: 'PhD',
};

/** Joins parts in one line; undefined if there are none. */
const joined = (parts: readonly (string | null)[]): string | undefined => {
  const there = parts.filter((part) => part !== null && part !== '');
  return there.length === 0 ? undefined : there.join(', ');
};

/**
 * The content of a resume as a JSON Resume (jsonresume.org, version 1.0.0). Unknown values are undefined, which JSON
 * omits.
 */
export const toJsonResume = (content: ResumeContent): JsonResume => ({
  $schema: schemaAddress,
  basics: {
    name: content.fullName,
    email: content.email,
    phone: content.mobilePhone ?? content.homePhone ?? undefined,
    summary: content.about ?? undefined,
    ...(content.address !== null && {
      location: {
        address: joined([content.address.street, content.address.building]),
        postalCode: content.address.postCode ?? undefined,
        city: content.address.city ?? undefined,
        region: content.address.prefecture ?? undefined,
      },
    }),
  },
  work: content.workExperience.map(({ companyName, position, startMonth, endMonth, description }) => ({
    name: companyName,
    position: position ?? undefined,
    startDate: startMonth,
    endDate: endMonth ?? undefined,
    summary: description ?? undefined,
  })),
  education: content.education.map((school) => ({
    institution: school.schoolName,
    area: joined([school.faculty, school.department, school.course]),
    studyType: studyTypes[school.schoolType],
    startDate: school.admissionMonth,
    endDate: school.graduationMonth ?? undefined,
  })),
  certificates: content.certifications.map(({ name, issuedOn }) => ({ name, date: issuedOn })),
  skills: content.skills.map((name) => ({ name })),
  interests: content.hobbies === null ? [] : [{ name: content.hobbies }],
  meta: {
    michi: {
      fullNameJp: content.fullNameJp ?? undefined,
      fullNameFurigana: content.fullNameFurigana ?? undefined,
      dateOfBirth: content.dateOfBirth ?? undefined,
      reasonForApplying: content.reasonForApplying ?? undefined,
      researchTopics: content.researchTopics ?? undefined,
      focusAsStudent: content.focusAsStudent ?? undefined,
      requests: content.requests ?? undefined,
    },
  },
});
