import type { Profile } from '../profile/profileFields.ts';
import type { StudentProfile } from './studentProfileFields.ts';

export type ProfileViewer = 'COMPANY' | 'UNIVERSITY';

type Visibility = StudentProfile['visibility'][number];

const AUDIENCES: Readonly<Record<ProfileViewer, ReadonlySet<Visibility['audience']>>> = {
  COMPANY: new Set(['UNIVERSITIES_AND_COMPANIES', 'COMPANIES']),
  UNIVERSITY: new Set(['UNIVERSITIES_AND_COMPANIES', 'UNIVERSITIES']),
};

export interface OwnProfile {
  readonly person: Profile;
  readonly student: StudentProfile;
  /** Titles, that of the default resume first. */
  readonly resumes: readonly string[];
}

/** A profile as a given audience sees it. A hidden section is null, like an empty one. */
export type VisibleProfile = ReturnType<typeof visibleProfile>;

/**
 * A profile as an audience sees it: the sections visible to it. Names, picture, university and graduation year
 * identify the profile; all other personal data belong to the personal details.
 */
export function visibleProfile({ person, resumes, student }: OwnProfile, onlooker: ProfileViewer) {
  const hiddenSections = student.visibility
    .filter(({ audience }) => !AUDIENCES[onlooker].has(audience))
    .map(({ section }) => section);
  const shown = <Contents>(section: Visibility['section'], contents: Contents): Contents | null =>
    hiddenSections.includes(section) ? null : contents;
  return {
    familyName: person.familyName,
    firstName: person.firstName,
    middleName: person.middleName,
    familyNameJp: person.familyNameJp,
    firstNameJp: person.firstNameJp,
    middleNameJp: person.middleNameJp,
    familyNameFurigana: person.familyNameFurigana,
    firstNameFurigana: person.firstNameFurigana,
    middleNameFurigana: person.middleNameFurigana,
    university: person.university,
    graduationYear: person.graduationYear,
    photoUrl: student.photoUrl,
    /** The hidden sections. */
    hiddenSections,
    about: shown('ABOUT', person.about),
    skills: shown('SKILLS', person.skills),
    resumes: shown('RESUME', resumes),
    education: shown('EDUCATION', student.education),
    workExperience: shown('WORK_EXPERIENCE', student.workExperience),
    certifications: shown('CERTIFICATION', student.certifications),
    hobbies: shown('HOBBIES', person.hobbies),
    reasonsForApplying: shown('REASON_FOR_APPLYING', student.reasonsForApplying),
    researchTopics: shown('RESEARCH_TOPICS', student.researchTopics),
    focusAsStudent: shown('FOCUS_AS_STUDENT', student.focusAsStudent),
    fieldsOfInterest: shown('FIELD_OF_INTEREST', student.fieldsOfInterest),
    personalDetails: shown('PERSONAL_DETAILS', {
      nickname: person.nickname,
      gender: person.gender,
      dateOfBirth: person.dateOfBirth,
      email: person.email,
      mobilePhone: person.mobilePhone,
      homePhone: person.homePhone,
      address: person.address,
      emergencyAddress: person.emergencyAddress,
    }),
  };
}
