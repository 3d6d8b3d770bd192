import type { Education, ResumeContent } from '@michi/api/user';

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
interface JsonResume {
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
