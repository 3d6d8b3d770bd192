import type { AddressInput, Certification, Education, WorkExperience } from '@michi/api/user';

/** A required fact that the resume does not state clearly: the dialog asks the student for it. */
export interface Asked {
  readonly kind: 'month' | 'date' | 'text';
  /** The text of the resume, such as `2014` or `last spring`; empty if there is none. */
  readonly source: string;
}

/** Whether a fact needs an answer of the student. */
export const isAsked = (fact: unknown): fact is Asked =>
  typeof fact === 'object' && fact !== null && 'kind' in fact && 'source' in fact;

/** An entry of the profile in which the named facts may be unknown. */
type WithAsked<Entry, Name extends keyof Entry> = Omit<Entry, Name> & {
  readonly [Each in Name]: Entry[Each] | Asked;
};

export type FoundEducation = WithAsked<Education, 'schoolName' | 'admissionMonth' | 'graduationMonth'>;

/** A job in a resume; `endMonth` is null only if it is stated to continue. */
export type FoundWork = WithAsked<WorkExperience, 'companyName' | 'startMonth' | 'endMonth'>;

export type FoundCertification = WithAsked<Certification, 'name' | 'issuedOn'>;

export interface FoundPerson {
  readonly familyName?: string | Asked;
  readonly firstName?: string | Asked;
  readonly familyNameJp?: string | Asked;
  readonly firstNameJp?: string | Asked;
  readonly familyNameFurigana?: string;
  readonly firstNameFurigana?: string;
  readonly dateOfBirth?: string;
  readonly mobilePhone?: string;
  readonly homePhone?: string;
  readonly address?: AddressInput;
}

/** Contents of an external resume, by section of the profile; missing sections are omitted. */
export interface FoundProfile {
  readonly about?: string;
  readonly skills?: readonly string[];
  readonly education?: readonly FoundEducation[];
  readonly work?: readonly FoundWork[];
  readonly certifications?: readonly FoundCertification[];
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

export type FoundSection = (typeof foundSections)[number];

/** A part of a JSON Resume that is left out: an entry, some fields of it, or a field of its own. */
export interface LeftOutPart {
  /** The section as the file names it. */
  readonly section: string;
  /** The name of the entry, if other fields of it are taken. */
  readonly title: string | null;
  /** Its texts; `field` as the file names it, if only some are left out. */
  readonly facts: readonly { readonly field: string | null; readonly texts: readonly string[] }[];
}

export interface ReadResume {
  readonly found: FoundProfile;
  /** What is not taken: of a document the lines that belong to a section but are incomplete, as they are in it. */
  readonly leftOut: readonly (string | LeftOutPart)[];
  /** Sections with a text that was cut to the profile's limit. */
  readonly shortened: ReadonlySet<FoundSection>;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

export const withoutEmpty = (found: FoundProfile): FoundProfile =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => !isEmpty(value)));
