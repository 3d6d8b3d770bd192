import { normalizeText } from '@michi/api/text';
import type { AddressInput, Certification, Education, WorkExperience } from '@michi/api/user';

/** A required fact that the resume does not state clearly: the dialog asks the student for it. */
export interface MissingFact {
  readonly kind: 'month' | 'date' | 'text';
  /** The text of the resume, such as `2014` or `last spring`; empty if there is none. */
  readonly source: string;
}

/** Whether a fact needs an answer of the student. */
export const isMissing = (fact: unknown): fact is MissingFact =>
  typeof fact === 'object' && fact !== null && 'kind' in fact && 'source' in fact;

/** An entry of the profile in which the named facts may be unknown. */
type WithMissing<Entry, Name extends keyof Entry> = Omit<Entry, Name> & {
  readonly [Each in Name]: Entry[Each] | MissingFact;
};

export type ParsedEducation = WithMissing<Education, 'schoolName' | 'admissionMonth' | 'graduationMonth'>;

/** A job in a resume; `endMonth` is null only if it is stated to continue. */
export type ParsedWork = WithMissing<WorkExperience, 'companyName' | 'startMonth' | 'endMonth'>;

export type ParsedCertification = WithMissing<Certification, 'name' | 'issuedOn'>;

export interface ParsedPerson {
  readonly familyName?: string | MissingFact;
  readonly firstName?: string | MissingFact;
  readonly familyNameJp?: string | MissingFact;
  readonly firstNameJp?: string | MissingFact;
  readonly familyNameFurigana?: string;
  readonly firstNameFurigana?: string;
  readonly dateOfBirth?: string;
  readonly mobilePhone?: string;
  readonly homePhone?: string;
  readonly address?: AddressInput;
}

/** Contents of an external resume, by section of the profile; missing sections are omitted. */
export interface ParsedProfile {
  readonly about?: string;
  readonly skills?: readonly string[];
  readonly education?: readonly ParsedEducation[];
  readonly work?: readonly ParsedWork[];
  readonly certifications?: readonly ParsedCertification[];
  readonly hobbies?: string;
  readonly research?: string;
  readonly focus?: string;
  readonly personal?: ParsedPerson;
}

/** The sections that can be taken over, in the order of the profile. */
export const parsedSections = [
  'about',
  'skills',
  'education',
  'work',
  'certifications',
  'hobbies',
  'research',
  'focus',
  'personal',
] as const satisfies readonly (keyof ParsedProfile)[];

export type ParsedSection = (typeof parsedSections)[number];

/** A part of a JSON Resume that is left out: an entry, some fields of it, or a field of its own. */
export interface LeftOutPart {
  /** The section as the file names it. */
  readonly section: string;
  /** The name of the entry, if other fields of it are taken. */
  readonly title: string | null;
  /** Its texts; `field` as the file names it, if only some are left out. */
  readonly facts: readonly { readonly field: string | null; readonly texts: readonly string[] }[];
}

export interface ParsedResume {
  readonly parsed: ParsedProfile;
  /** What is not taken: of a document the lines that belong to a section but are incomplete, as they are in it. */
  readonly leftOut: readonly (string | LeftOutPart)[];
  /** Sections with a text that was cut to the profile's limit. */
  readonly shortened: ReadonlySet<ParsedSection>;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

export const withoutEmpty = (profile: ParsedProfile): ParsedProfile =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => !isEmpty(value)));

/** Maximum lengths of texts and names, and maximum numbers of entries (the contract's limits). */
export const limits = {
  text: 2000,
  name: 200,
  skill: 100,
  skills: 50,
  education: 20,
  work: 50,
  certifications: 50,
} as const;

/** A text in NFC without surrounding blanks, cut to a limit of the profile; undefined if empty. */
export type Normalize = (text: string | null | undefined, longest: number) => string | undefined;

/** Normalizes the texts of a section, and adds it to `shortened` if one of them is cut. */
export const normalizeIn =
  (section: ParsedSection, shortened: Set<ParsedSection>): Normalize =>
  (text, longest) => {
    const whole = (text ?? '').trim();
    // More than a letter of any language has before it is composed.
    const start = whole.slice(0, longest * 10);
    const letters = [...normalizeText(start, 'NFC')];
    if (letters.length > longest || start.length < whole.length) shortened.add(section);
    return letters.length === 0 ? undefined : letters.slice(0, longest).join('').trim();
  };
