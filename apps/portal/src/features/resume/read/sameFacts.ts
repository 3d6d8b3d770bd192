import { normalizeText } from '@michi/api/text';
import type { StudentProfile, UserProfile } from '@michi/api/user';
import { findMonth } from './months.ts';
import {
  isMissing,
  withoutEmpty,
  type MissingFact,
  type ParsedCertification,
  type ParsedEducation,
  type ParsedPerson,
  type ParsedProfile,
  type ParsedWork,
} from './parsedProfile.ts';

/** A text to compare: width, case, blanks and breaks of lines do not count. */
export const nameKey = (text: string): string =>
  normalizeText(text, 'NFKC').toLowerCase().replaceAll('〜', '~').replaceAll(/\s/g, '');

const isSame = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** A school as forms write it in full: 高等学校, and the 大学院 of a university. */
const schoolKey = (name: string): string =>
  nameKey(name)
    .replace(/高校$/, '高等学校')
    .replace(/大学院$/, '大学');

type Known = string | MissingFact | null;

const isSameMonth = (one: Known, other: Known): boolean => {
  const month = (fact: Known) =>
    isMissing(fact) ? findMonth(normalizeText(fact.source, 'NFKC'))?.month : fact?.slice(0, 'YYYY-MM'.length);
  return month(one) !== undefined && month(one) === month(other);
};

/** Whether both are time at one school: without the month of entering it, that of leaving it decides. */
export const isSameEducation = (one: ParsedEducation, other: ParsedEducation): boolean => {
  if (isMissing(one.schoolName) || isMissing(other.schoolName)) return false;
  const [name, otherName] = [schoolKey(one.schoolName), schoolKey(other.schoolName)];
  if (!name.startsWith(otherName) && !otherName.startsWith(name)) return false;
  return isMissing(one.admissionMonth) || isMissing(other.admissionMonth)
    ? isSameMonth(one.graduationMonth, other.graduationMonth)
    : one.admissionMonth === other.admissionMonth;
};

export const isSameWork = (one: ParsedWork, other: ParsedWork): boolean =>
  !isMissing(one.companyName) &&
  !isMissing(other.companyName) &&
  isSame(one.companyName, other.companyName) &&
  isSameMonth(one.startMonth, other.startMonth);

/** Whether both are one certificate: resumes name the month of it, the profile the day. */
export const isSameCertification = (one: ParsedCertification, other: ParsedCertification): boolean => {
  if (isMissing(one.name) || isMissing(other.name)) return false;
  const [name = '', otherName = ''] = [one.name, other.name].map((each) =>
    nameKey(each).replace(/(取得|合格)$/, ''),
  );
  return name === otherName && isSameMonth(one.issuedOn, other.issuedOn);
};

export const isSameSkill = (one: string, other: string): boolean => isSame(one, other);

/** The parts of a line of skills: by commas and the like, by middle dots only without them. */
export const skillsIn = (line: string): readonly string[] => {
  const parts = line.split(/[,，、;；|｜]|\s[-–•]\s|^[-–•]\s*/);
  return parts.length > 1 ? parts : line.split(/[・･]/);
};

const hiragana = (reading: string): string =>
  nameKey(reading).replaceAll(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  );

/** A name by its parts, each of which may be unknown: then every part is the whole name. */
const wholeName = (...parts: readonly (Known | undefined)[]): string =>
  [...new Set(parts.map((part) => (isMissing(part) ? part.source : (part ?? ''))))].join('');

const lettersOf = (text: string): string => [...nameKey(text)].toSorted().join('');

const digitsOf = (phone: string | null | undefined): string =>
  (phone ?? '').replaceAll(/\D/g, '').replace(/^81/, '0');

/** An address without the order of its parts: how they are parted is not in a resume. */
const addressKey = (address: ParsedPerson['address'] | null): string =>
  address === null || address === undefined
    ? ''
    : lettersOf(Object.values(address).join('').replaceAll(/[,，]/g, ''));

type Person = Pick<
  UserProfile,
  | 'familyName'
  | 'middleName'
  | 'firstName'
  | 'familyNameJp'
  | 'middleNameJp'
  | 'firstNameJp'
  | 'familyNameFurigana'
  | 'middleNameFurigana'
  | 'firstNameFurigana'
  | 'dateOfBirth'
  | 'mobilePhone'
  | 'homePhone'
  | 'address'
>;

const withoutKnownPerson = (parsed: ParsedPerson, person: Person): ParsedPerson => {
  const { familyNameJp, firstNameJp, familyName, firstName, familyNameFurigana, firstNameFurigana, ...rest } =
    parsed;
  const { dateOfBirth, mobilePhone, homePhone, address } = rest;
  const isKnown = {
    kanji:
      nameKey(wholeName(familyNameJp, firstNameJp)) ===
      nameKey(wholeName(person.familyNameJp, person.middleNameJp, person.firstNameJp)),
    // Resumes have either part of it first.
    romaji:
      lettersOf(wholeName(familyName, firstName)) ===
      lettersOf(wholeName(person.familyName, person.middleName, person.firstName)),
    reading:
      hiragana(wholeName(familyNameFurigana, firstNameFurigana)) ===
      hiragana(wholeName(person.familyNameFurigana, person.middleNameFurigana, person.firstNameFurigana)),
  };
  return {
    ...(!isKnown.kanji && familyNameJp !== undefined && { familyNameJp }),
    ...(!isKnown.kanji && firstNameJp !== undefined && { firstNameJp }),
    ...(!isKnown.romaji && familyName !== undefined && { familyName }),
    ...(!isKnown.romaji && firstName !== undefined && { firstName }),
    ...(!isKnown.reading && familyNameFurigana !== undefined && { familyNameFurigana }),
    ...(!isKnown.reading && firstNameFurigana !== undefined && { firstNameFurigana }),
    ...(dateOfBirth !== undefined && dateOfBirth !== person.dateOfBirth && { dateOfBirth }),
    ...(mobilePhone !== undefined &&
      digitsOf(mobilePhone) !== digitsOf(person.mobilePhone) && { mobilePhone }),
    ...(homePhone !== undefined && digitsOf(homePhone) !== digitsOf(person.homePhone) && { homePhone }),
    ...(address !== undefined && addressKey(address) !== addressKey(person.address) && { address }),
  };
};

/** What of a profile a resume can have. */
export interface Profile {
  readonly person: Person & Pick<UserProfile, 'about' | 'hobbies' | 'skills'>;
  readonly student: Pick<
    StudentProfile,
    'education' | 'workExperience' | 'certifications' | 'researchTopics' | 'focusAsStudent'
  >;
}

const without = <Entry>(
  parsed: readonly Entry[] | undefined,
  own: readonly Entry[],
  isSameEntry: (one: Entry, other: Entry) => boolean,
): readonly Entry[] | undefined => parsed?.filter((entry) => !own.some((each) => isSameEntry(entry, each)));

/** What of a resume the profile does not have yet. */
export const withoutKnown = (parsed: ParsedProfile, { person, student }: Profile): ParsedProfile => {
  const text = (value: string | undefined, own: string | null) =>
    value === undefined || isSame(value, own ?? '') ? undefined : value;
  const about = text(parsed.about, person.about);
  const hobbies = text(parsed.hobbies, person.hobbies);
  const research = text(parsed.research, student.researchTopics);
  const focus = text(parsed.focus, student.focusAsStudent);
  const ownSkills = person.skills.flatMap((skill) => [skill, ...skillsIn(skill)]);
  const skills = without(parsed.skills, ownSkills, isSameSkill);
  const education = without(parsed.education, student.education, isSameEducation);
  const work = without(parsed.work, student.workExperience, isSameWork);
  const certifications = without(parsed.certifications, student.certifications, isSameCertification);
  return withoutEmpty({
    ...(about !== undefined && { about }),
    ...(skills !== undefined && { skills }),
    ...(education !== undefined && { education }),
    ...(work !== undefined && { work }),
    ...(certifications !== undefined && { certifications }),
    ...(hobbies !== undefined && { hobbies }),
    ...(research !== undefined && { research }),
    ...(focus !== undefined && { focus }),
    ...(parsed.personal !== undefined && { personal: withoutKnownPerson(parsed.personal, person) }),
  });
};
