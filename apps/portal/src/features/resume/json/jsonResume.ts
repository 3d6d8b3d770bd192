interface JsonPeriod {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** Michi's data without a place in the schema; stored under `meta`, which allows anything. */
interface JsonMichi {
  readonly fullNameJp?: string | undefined;
  readonly fullNameFurigana?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly reasonForApplying?: string | undefined;
  readonly researchTopics?: string | undefined;
  readonly focusAsStudent?: string | undefined;
  readonly requests?: string | undefined;
}

/** A resume of jsonresume.org, version 1.0.0, as Michi writes it. What it reads may be anything (`fromJsonResume`). */
export interface JsonResume {
  readonly $schema: string;
  readonly basics: {
    readonly name: string;
    readonly email: string;
    readonly phone?: string | undefined;
    readonly summary?: string | undefined;
    readonly location?: {
      readonly address?: string | undefined;
      readonly postalCode?: string | undefined;
      readonly city?: string | undefined;
      readonly region?: string | undefined;
    };
  };
  readonly work: readonly (JsonPeriod & {
    readonly name: string;
    readonly position?: string | undefined;
    readonly summary?: string | undefined;
  })[];
  readonly education: readonly (JsonPeriod & {
    readonly institution: string;
    readonly area?: string | undefined;
    readonly studyType: string;
  })[];
  readonly certificates: readonly { readonly name: string; readonly date: string }[];
  readonly skills: readonly { readonly name: string }[];
  readonly interests: readonly { readonly name: string }[];
  readonly meta: { readonly michi: JsonMichi };
}

/** The sections of the schema that are lists. */
export const listSections = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const;

/** Fields of the schema of which a part may have no place in the profile, with those of its older versions. */
export const partFields = [
  'name',
  'label',
  'image',
  'picture',
  'email',
  'phone',
  'url',
  'website',
  'summary',
  'location',
  'profiles',
  'company',
  'position',
  'description',
  'startDate',
  'endDate',
  'highlights',
  'institution',
  'area',
  'studyType',
  'score',
  'gpa',
  'courses',
  'date',
  'issuer',
  'level',
  'keywords',
  'canonical',
  'version',
  'lastModified',
  'fullNameJp',
  'fullNameFurigana',
  'dateOfBirth',
  'reasonForApplying',
  'researchTopics',
  'focusAsStudent',
  'requests',
] as const;
