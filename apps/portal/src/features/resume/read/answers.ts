import { normalizeText } from '@michi/api/text';
import type { Certification, Education, WorkExperience } from '@michi/api/user';
import {
  isAsked,
  type Asked,
  type FoundPerson,
  type FoundProfile,
  type FoundSection,
} from './foundProfile.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { limits } from './limits.ts';
import { findMonth, isDay } from './months.ts';

export type AskedName =
  | 'schoolName'
  | 'admissionMonth'
  | 'graduationMonth'
  | 'companyName'
  | 'startMonth'
  | 'endMonth'
  | 'name'
  | 'issuedOn'
  | 'familyName'
  | 'firstName'
  | 'familyNameJp'
  | 'firstNameJp';

export interface Question {
  /** Names the fact among all: `work.0.endMonth`. */
  readonly key: string;
  /** Names the entry it belongs to: `work.0`. */
  readonly entry: string;
  readonly section: FoundSection;
  readonly name: AskedName;
  readonly asked: Asked;
}

/** The student's answers, by question key. */
export type Answers = ReadonlyMap<string, string>;

type KnownPerson = { readonly [Name in (typeof personFacts)[number]]?: string } & Pick<
  FoundPerson,
  'address'
>;

/** The contents with every fact known. */
export interface KnownProfile extends Omit<
  FoundProfile,
  'education' | 'work' | 'certifications' | 'personal'
> {
  readonly education?: readonly Education[];
  readonly work?: readonly WorkExperience[];
  readonly certifications?: readonly Certification[];
  readonly personal?: KnownPerson;
}

const askable = {
  education: ['schoolName', 'admissionMonth', 'graduationMonth'],
  work: ['companyName', 'startMonth', 'endMonth'],
  certifications: ['name', 'issuedOn'],
} as const;

const personNames = ['familyNameJp', 'firstNameJp', 'familyName', 'firstName'] as const;

const personFacts = [
  ...personNames,
  'familyNameFurigana',
  'firstNameFurigana',
  'dateOfBirth',
  'mobilePhone',
  'homePhone',
] as const satisfies readonly (keyof FoundPerson)[];

/** A question for every missing fact, in the order of the sections and their entries. */
export const questionsOf = (found: FoundProfile): readonly Question[] => {
  const questions: Question[] = [];
  const ask = (section: FoundSection, index: number, name: AskedName, fact: unknown) => {
    const entry = `${section}.${index}`;
    if (isAsked(fact)) questions.push({ key: `${entry}.${name}`, entry, section, name, asked: fact });
  };
  found.education?.forEach((school, index) =>
    askable.education.forEach((name) => ask('education', index, name, school[name])),
  );
  found.work?.forEach((job, index) => askable.work.forEach((name) => ask('work', index, name, job[name])));
  found.certifications?.forEach((one, index) =>
    askable.certifications.forEach((name) => ask('certifications', index, name, one[name])),
  );
  personNames.forEach((name) => ask('personal', 0, name, found.personal?.[name]));
  return questions;
};

/** Initial value of the field: the year and month of a date, if the resume contains only those. */
export const firstAnswer = ({ asked: { kind, source } }: Question): string => {
  const found = kind === 'date' ? findMonth(normalizeText(source, 'NFKC'))?.month : undefined;
  if (found === undefined) return '';
  const [year = '', month = ''] = found.split('-');
  return `${year}-${Number(month)}-`;
};

/** The value of an answer: a month `YYYY-MM`, a day `YYYY-MM-DD` or a text; null while it is invalid. */
export const readAnswer = ({ asked: { kind } }: Question, typed = ''): string | null => {
  switch (kind) {
    case 'month':
      return findMonth(normalizeText(typed, 'NFKC'))?.month ?? null;
    case 'date':
      return isDay(typed) ? typed : null;
    case 'text': {
      const text = typedText(normalizeText(typed, 'NFC'));
      return text === '' || [...text].length > limits.name ? null : text;
    }
  }
};

/**
 * The contents, completed by the answers. An entry without a required answer is omitted.
 * @param today the day of the import, `YYYY-MM-DD`: a later graduation is an expected one
 */
export const withAnswers = (found: FoundProfile, answers: Answers, today: string): KnownProfile => {
  const { education, work, certifications, personal, ...texts } = found;
  const known = new Map(
    questionsOf(found).map((question) => [question.key, readAnswer(question, answers.get(question.key))]),
  );
  const fact = <Fact>(key: string, source: Fact | Asked): Fact | string | null =>
    isAsked(source) ? (known.get(key) ?? null) : source;
  const person: { -readonly [Name in keyof KnownPerson]: KnownPerson[Name] } = {};
  if (personal?.address !== undefined) person.address = personal.address;
  for (const name of personFacts) {
    const source = personal?.[name];
    const value = source === undefined ? null : fact<string>(`personal.0.${name}`, source);
    if (value !== null) person[name] = value;
  }
  return {
    ...texts,
    ...(education !== undefined && {
      education: education.flatMap((school, index) => {
        const schoolName = fact(`education.${index}.schoolName`, school.schoolName);
        const admissionMonth = fact(`education.${index}.admissionMonth`, school.admissionMonth);
        const graduationMonth = fact(`education.${index}.graduationMonth`, school.graduationMonth);
        const lacksEnd = isAsked(school.graduationMonth) && graduationMonth === null;
        if (schoolName === null || admissionMonth === null || lacksEnd) return [];
        const isExpectedGraduate = isAsked(school.graduationMonth)
          ? graduationMonth !== null && graduationMonth > today.slice(0, 7)
          : school.isExpectedGraduate;
        return [{ ...school, schoolName, admissionMonth, graduationMonth, isExpectedGraduate }];
      }),
    }),
    ...(work !== undefined && {
      work: work.flatMap((job, index) => {
        const companyName = fact(`work.${index}.companyName`, job.companyName);
        const startMonth = fact(`work.${index}.startMonth`, job.startMonth);
        const endMonth = fact(`work.${index}.endMonth`, job.endMonth);
        const lacksEnd = isAsked(job.endMonth) && endMonth === null;
        if (companyName === null || startMonth === null || lacksEnd) return [];
        return [{ ...job, companyName, startMonth, endMonth }];
      }),
    }),
    ...(certifications !== undefined && {
      certifications: certifications.flatMap((one, index) => {
        const name = fact(`certifications.${index}.name`, one.name);
        const issuedOn = fact(`certifications.${index}.issuedOn`, one.issuedOn);
        return name === null || issuedOn === null ? [] : [{ name, issuedOn }];
      }),
    }),
    ...(Object.keys(person).length > 0 && { personal: person }),
  };
};
