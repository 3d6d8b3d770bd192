import { normalizeText } from '@michi/api/text';
import type {
  Certification,
  Education,
  WorkExperience,
  StudentProfileUpdate,
  UserProfileUpdate,
} from '@michi/api/user';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { findMonth, isDay } from './months.ts';
import {
  isMissing,
  limits,
  type MissingFact,
  type ParsedPerson,
  type ParsedProfile,
  type ParsedSection,
} from './parsedProfile.ts';
import { isSameCertification, isSameEducation, isSameSkill, isSameWork, type Profile } from './sameFacts.ts';

type MissingName =
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
  readonly section: ParsedSection;
  readonly name: MissingName;
  readonly fact: MissingFact;
}

/** The student's answers, by question key. */
export type Answers = ReadonlyMap<string, string>;

type KnownPerson = { readonly [Name in (typeof personFacts)[number]]?: string } & Pick<
  ParsedPerson,
  'address'
>;

/** The contents with every fact known. */
interface KnownProfile extends Omit<ParsedProfile, 'education' | 'work' | 'certifications' | 'personal'> {
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
] as const satisfies readonly (keyof ParsedPerson)[];

/** A question for every missing fact, in the order of the sections and their entries. */
export const questionsOf = (parsed: ParsedProfile): readonly Question[] => {
  const questions: Question[] = [];
  const ask = (section: ParsedSection, index: number, name: MissingName, fact: unknown) => {
    const entry = `${section}.${index}`;
    if (isMissing(fact)) questions.push({ key: `${entry}.${name}`, entry, section, name, fact });
  };
  parsed.education?.forEach((school, index) =>
    askable.education.forEach((name) => ask('education', index, name, school[name])),
  );
  parsed.work?.forEach((job, index) => askable.work.forEach((name) => ask('work', index, name, job[name])));
  parsed.certifications?.forEach((one, index) =>
    askable.certifications.forEach((name) => ask('certifications', index, name, one[name])),
  );
  personNames.forEach((name) => ask('personal', 0, name, parsed.personal?.[name]));
  return questions;
};

/** Initial value of the field: the year and month of a date, if the resume contains only those. */
export const firstAnswer = ({ fact: { kind, source } }: Question): string => {
  const initial = kind === 'date' ? findMonth(normalizeText(source, 'NFKC'))?.month : undefined;
  if (initial === undefined) return '';
  const [year = '', month = ''] = initial.split('-');
  return `${year}-${Number(month)}-`;
};

/** The value of an answer: a month `YYYY-MM`, a day `YYYY-MM-DD` or a text; null while it is invalid. */
export const readAnswer = ({ fact: { kind } }: Question, typed = ''): string | null => {
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
export const withAnswers = (parsed: ParsedProfile, answers: Answers, today: string): KnownProfile => {
  const { education, work, certifications, personal, ...texts } = parsed;
  const known = new Map(
    questionsOf(parsed).map((question) => [question.key, readAnswer(question, answers.get(question.key))]),
  );
  const fact = <Fact>(key: string, source: Fact | MissingFact): Fact | string | null =>
    isMissing(source) ? (known.get(key) ?? null) : source;
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
        const lacksEnd = isMissing(school.graduationMonth) && graduationMonth === null;
        if (schoolName === null || admissionMonth === null || lacksEnd) return [];
        const isExpectedGraduate = isMissing(school.graduationMonth)
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
        const lacksEnd = isMissing(job.endMonth) && endMonth === null;
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

export interface ProfileChange {
  readonly person: Partial<UserProfileUpdate>;
  readonly student: Partial<StudentProfileUpdate>;
  /** How many entries of a section are left out because the profile holds no more. */
  readonly excess: ReadonlyMap<ParsedSection, number>;
}

/**
 * The change of a profile by the accepted sections: a text replaces the existing one, entries are added to the
 * existing ones, and of the personal details only stated values change.
 */
export const takeOver = (
  parsed: KnownProfile,
  accepted: ReadonlySet<ParsedSection>,
  { person, student }: Profile,
): ProfileChange => {
  const only = <Value>(section: ParsedSection, value: Value | undefined): Value | undefined =>
    accepted.has(section) ? value : undefined;
  const excess = new Map<ParsedSection, number>();
  /** Appends new entries to the existing ones; duplicates are skipped. */
  const added = <Entry>(
    section: 'skills' | 'education' | 'work' | 'certifications',
    before: readonly Entry[],
    entries: readonly Entry[],
    isSame: (one: Entry, other: Entry) => boolean,
  ): Entry[] => {
    const all = [...before, ...entries.filter((entry) => !before.some((each) => isSame(entry, each)))];
    const most = limits[section];
    if (all.length > most) excess.set(section, all.length - most);
    return all.slice(0, most);
  };
  const about = only('about', parsed.about);
  const hobbies = only('hobbies', parsed.hobbies);
  const skills = only('skills', parsed.skills);
  const research = only('research', parsed.research);
  const focus = only('focus', parsed.focus);
  const education = only('education', parsed.education);
  const work = only('work', parsed.work);
  const certifications = only('certifications', parsed.certifications);
  return {
    person: {
      ...only('personal', parsed.personal),
      ...(about !== undefined && { about }),
      ...(hobbies !== undefined && { hobbies }),
      ...(skills !== undefined && {
        skills: added('skills', person.skills, skills, isSameSkill),
      }),
    },
    student: {
      ...(research !== undefined && { researchTopics: research }),
      ...(focus !== undefined && { focusAsStudent: focus }),
      ...(education !== undefined && {
        education: added('education', student.education, education, isSameEducation),
      }),
      ...(work !== undefined && {
        workExperience: added('work', student.workExperience, work, isSameWork),
      }),
      ...(certifications !== undefined && {
        certifications: added('certifications', student.certifications, certifications, isSameCertification),
      }),
    },
    excess,
  };
};
