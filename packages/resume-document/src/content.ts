export type ResumeDocumentFormat = 'MHLW' | 'UNIVERSITY' | 'ENGLISH_CLASSIC' | 'ENGLISH_MODERN';

/** How the years of a Japanese form are counted: by era (令和8年) or as the western calendar does (2026年). One throughout. */
export type YearStyle = 'ERA' | 'WESTERN';

/** The paper of an English form; Japanese forms are always on A4. */
export type ResumePaper = 'A4' | 'LETTER';

/** First entry of the history of a Japanese form: graduating from junior high school, or entering high school. */
export type HistoryStart = 'JUNIOR_HIGH_GRADUATION' | 'HIGH_SCHOOL_ADMISSION';

/** A postal address, in the language its owner writes it in. */
export interface ResumeAddress {
  readonly postCode: string | null;
  readonly prefecture: string | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly building: string | null;
}

/** Time at a school. Months are `YYYY-MM`. */
export interface ResumeEducation {
  readonly schoolType:
    | 'JUNIOR_HIGH_SCHOOL'
    | 'HIGH_SCHOOL'
    | 'TECHNICAL_SCHOOL'
    | 'UNIVERSITY'
    | 'GRADUATE_SCHOOL'
    | 'PHD';
  readonly schoolName: string;
  readonly course: string | null;
  readonly faculty: string | null;
  readonly department: string | null;
  readonly admissionMonth: string;
  /** Past or expected; null when open. */
  readonly graduationMonth: string | null;
  readonly isExpectedGraduate: boolean;
  readonly isTransfer: boolean;
  readonly hasStudiedAbroad: boolean;
  readonly studyAbroadDetails: string | null;
}

/** A job. Months are `YYYY-MM`. */
export interface ResumeWork {
  readonly employmentType:
    | 'PERMANENT'
    | 'CONTRACT'
    | 'TEMPORARY'
    | 'PART_TIME'
    | 'FREELANCE'
    | 'INTERNSHIP'
    | 'OTHER';
  readonly companyName: string;
  readonly position: string | null;
  readonly startMonth: string;
  /** Null if ongoing. */
  readonly endMonth: string | null;
  readonly description: string | null;
}

/** A certificate or licence, by its full name. */
export interface ResumeCertification {
  readonly name: string;
  /** The day it was issued, `YYYY-MM-DD`. */
  readonly issuedOn: string;
}

/**
 * All contents of a resume and its options: plain data, the same for every form. A form omits contents without a place
 * in it. Lists are sorted by month.
 */
export interface ResumeDocumentContent {
  /** The submission date, `YYYY-MM-DD`: the date of the form, and of the age. */
  readonly writtenOn: string;
  readonly years: YearStyle;
  readonly paper: ResumePaper;
  readonly historyStart: HistoryStart;
  /** In romaji, given name first; equals `fullNameJp` without romaji. */
  readonly fullName: string;
  readonly fullNameJp: string | null;
  readonly fullNameFurigana: string | null;
  /** A JPEG or PNG, as its bytes or as a data URL; null leaves the frame empty. */
  readonly photo: Uint8Array | string | null;
  readonly gender: 'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY' | null;
  /** `YYYY-MM-DD`; null when not given. */
  readonly dateOfBirth: string | null;
  readonly address: ResumeAddress | null;
  /** How the address is read; null leaves that line empty. */
  readonly addressFurigana: string | null;
  /** Where else to reach the student (連絡先), only where that differs; null otherwise. */
  readonly contactAddress: ResumeAddress | null;
  readonly contactAddressFurigana: string | null;
  readonly homePhone: string | null;
  readonly mobilePhone: string | null;
  readonly email: string;
  readonly education: readonly ResumeEducation[];
  readonly workExperience: readonly ResumeWork[];
  readonly certifications: readonly ResumeCertification[];
  /** The student about themselves (自己PR). */
  readonly about: string | null;
  readonly skills: readonly string[];
  readonly hobbies: string | null;
  /** Favourite subjects (得意科目); null when not given. */
  readonly favouriteSubjects: string | null;
  readonly reasonForApplying: string | null;
  readonly researchTopics: string | null;
  readonly focusAsStudent: string | null;
  /** Requests to the company (本人希望記入欄). */
  readonly requests: string | null;
}

/** A field of the content with text written by a person. */
export type ResumeField = Exclude<
  keyof ResumeDocumentContent,
  'writtenOn' | 'years' | 'paper' | 'historyStart' | 'photo' | 'gender' | 'dateOfBirth'
>;

/** Why and where a resume cannot be handed in. */
export type ResumeFault =
  | {
      /** The text does not fit in its place, even in the smallest readable size. */
      readonly code: 'TOO_LONG';
      readonly field: ResumeField;
    }
  | {
      /** The fonts of the form lack these characters: they would be missing from the page. */
      readonly code: 'MISSING_GLYPHS';
      readonly field: ResumeField;
      /** Each once, in the order of the text. */
      readonly characters: readonly string[];
    };
