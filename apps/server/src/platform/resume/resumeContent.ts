import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { addressReadings } from './addressReadings.ts';

type Detail = ResponseBody<typeof manifest.user.showResume, 200>['data'];

/** Content of a created resume (user contract, `ResumeContent`). */
export type ResumeContent = NonNullable<Detail['content']>;

/** Choices of a created resume from the profile (user contract, `ResumeChoices`). */
export type ResumeChoices = NonNullable<Detail['resume']['choices']>;

type ResumeFormat = NonNullable<Detail['resume']['format']>;

/** Everything a resume can take from a profile. */
export interface ResumeSource extends Omit<
  ResumeContent,
  | 'writtenOn'
  | 'years'
  | 'paper'
  | 'reasonForApplying'
  | 'requests'
  | 'photoUrl'
  | 'addressFurigana'
  | 'emergencyAddressFurigana'
> {
  readonly photoFileId: string | null;
}

export interface ResumeMessages {
  readonly format: ResumeFormat | null;
  readonly choices: ResumeChoices;
  readonly reasonForApplying: string | null;
  readonly requests: string | null;
  /** The current day in the reader's time zone. */
  readonly today: string;
}

/** The picture's address is signed at each read. */
export interface ComposedResume {
  readonly content: ResumeContent;
  readonly photoFileId: string | null;
}

/** From the lowest to the highest. */
const SCHOOLS = [
  'JUNIOR_HIGH_SCHOOL',
  'HIGH_SCHOOL',
  'TECHNICAL_SCHOOL',
  'UNIVERSITY',
  'GRADUATE_SCHOOL',
  'PHD',
] as const satisfies readonly ResumeContent['education'][number]['schoolType'][];

/** By default a resume has the whole profile. */
export const FIRST_CHOICES: Omit<ResumeChoices, 'years'> = {
  leftOutSections: [],
  leftOutWork: [],
  leftOutCertifications: [],
  firstSchoolType: null,
  hasPhoto: true,
  paper: 'A4',
  writtenOn: null,
};

/** Columns of a resume; the paper has its own. */
export function choiceColumns({ paper, ...choices }: ResumeChoices): {
  readonly choices: string;
  readonly paper: ResumeChoices['paper'];
} {
  return { choices: JSON.stringify(choices), paper };
}

/**
 * The profile without the excluded parts; schools, work and certificates are in chronological order. Name, address,
 * mobile phone and email are in every resume.
 */
export function composeResume(source: ResumeSource, messages: ResumeMessages): ComposedResume {
  const { choices, format, reasonForApplying, requests, today } = messages;
  const { photoFileId, ...profile } = source;
  const isIn = (section: ResumeChoices['leftOutSections'][number]) =>
    !choices.leftOutSections.includes(section);
  const first = choices.firstSchoolType === null ? 0 : SCHOOLS.indexOf(choices.firstSchoolType);
  const education = profile.education.filter(({ schoolType }) => SCHOOLS.indexOf(schoolType) >= first);
  const work = profile.workExperience.filter(
    (one) =>
      !choices.leftOutWork.some(
        (left) => left.companyName === one.companyName && left.startMonth === one.startMonth,
      ),
  );
  const certifications = profile.certifications.filter(
    (one) =>
      !choices.leftOutCertifications.some((left) => left.name === one.name && left.issuedOn === one.issuedOn),
  );
  const personal = isIn('PERSONAL_DETAILS')
    ? {}
    : { gender: null, dateOfBirth: null, homePhone: null, emergencyAddress: null };
  return {
    content: {
      ...profile,
      ...personal,
      ...addressReadings({ ...profile, ...personal }),
      photoUrl: null,
      writtenOn: choices.writtenOn ?? today,
      years: choices.years,
      paper: isEnglish(format) ? choices.paper : 'A4',
      education: isIn('EDUCATION') ? ordered(education, ({ admissionMonth }) => admissionMonth) : [],
      workExperience: isIn('WORK_EXPERIENCE') ? ordered(work, ({ startMonth }) => startMonth) : [],
      certifications: isIn('CERTIFICATION') ? ordered(certifications, ({ issuedOn }) => issuedOn) : [],
      about: isIn('ABOUT') ? profile.about : null,
      skills: isIn('SKILLS') ? profile.skills : [],
      hobbies: isIn('HOBBIES') ? profile.hobbies : null,
      researchTopics: isIn('RESEARCH_TOPICS') ? profile.researchTopics : null,
      focusAsStudent: isIn('FOCUS_AS_STUDENT') ? profile.focusAsStudent : null,
      reasonForApplying,
      requests,
    },
    photoFileId: choices.hasPhoto ? photoFileId : null,
  };
}

/** Whether the format allows another paper than A4. */
function isEnglish(format: ResumeFormat | null): boolean {
  return format === 'ENGLISH_CLASSIC' || format === 'ENGLISH_MODERN';
}

/** Sorts by month or day, whose texts sort chronologically; equal ones keep their order. */
function ordered<Entry>(entries: readonly Entry[], timeOf: (entry: Entry) => string): Entry[] {
  return entries.toSorted((one, other) => {
    const [time, otherTime] = [timeOf(one), timeOf(other)];
    return time < otherTime ? -1 : time > otherTime ? 1 : 0;
  });
}
