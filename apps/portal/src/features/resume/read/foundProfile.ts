import type { Certification, Education, WorkExperience } from '@michi/api/user';

/** What can be said about the person, where a resume says it. */
export interface FoundPerson {
  readonly familyName?: string;
  readonly firstName?: string;
  readonly familyNameJp?: string;
  readonly firstNameJp?: string;
  readonly familyNameFurigana?: string;
  readonly firstNameFurigana?: string;
  readonly dateOfBirth?: string;
  readonly mobilePhone?: string;
}

/** What a resume from elsewhere says, in the sections of the profile; a section it says nothing of is left out. */
export interface FoundProfile {
  readonly about?: string;
  readonly skills?: readonly string[];
  readonly education?: readonly Education[];
  readonly work?: readonly WorkExperience[];
  readonly certifications?: readonly Certification[];
  readonly hobbies?: string;
  readonly research?: string;
  readonly focus?: string;
  readonly personal?: FoundPerson;
}

/** The sections that can be taken over, in the order of the profile. */
export const foundSections = [
  'about',
  'skills',
  'education',
  'work',
  'certifications',
  'hobbies',
  'research',
  'focus',
  'personal',
] as const satisfies readonly (keyof FoundProfile)[];

/** One of {@link foundSections}. */
export type FoundSection = (typeof foundSections)[number];

/** What was read of a resume. */
export interface ReadResume {
  readonly found: FoundProfile;
  /** Lines that belong to a section but do not say enough for it, as they stand in the resume. */
  readonly leftOut: readonly string[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Without the sections that nothing was found for. */
export const withoutEmpty = (found: FoundProfile): FoundProfile =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => !isEmpty(value)));
