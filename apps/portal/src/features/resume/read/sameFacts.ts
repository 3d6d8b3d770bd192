import { normalizeText } from '@michi/api/text';
import type { StudentProfile, UserProfile } from '@michi/api/user';
import {
  isAsked,
  withoutEmpty,
  type Asked,
  type FoundCertification,
  type FoundEducation,
  type FoundPerson,
  type FoundProfile,
  type FoundWork,
} from './foundProfile.ts';
import { findMonth } from './months.ts';

/** A text to compare: width, case, blanks and breaks of lines do not count. */
export const nameKey = (words: string): string =>
  normalizeText(words, 'NFKC').toLowerCase().replaceAll('〜', '~').replaceAll(/\s/g, '');

const isSame = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** A school as forms write it in full: 高等学校, and the 大学院 of a university. */
const schoolKey = (name: string): string =>
  nameKey(name)
    .replace(/高校$/, '高等学校')
    .replace(/大学院$/, '大学');

type Known = string | Asked | null;

const isSameMonth = (one: Known, other: Known): boolean => {
  const month = (fact: Known) =>
    isAsked(fact) ? findMonth(normalizeText(fact.source, 'NFKC'))?.month : fact?.slice(0, 'YYYY-MM'.length);
  return month(one) !== undefined && month(one) === month(other);
};

/** Whether both are time at one school: without the month of entering it, that of leaving it decides. */
export const isSameEducation = (one: FoundEducation, other: FoundEducation): boolean => {
  if (isAsked(one.schoolName) || isAsked(other.schoolName)) return false;
  const [name, otherName] = [schoolKey(one.schoolName), schoolKey(other.schoolName)];
  if (!name.startsWith(otherName) && !otherName.startsWith(name)) return false;
  return isAsked(one.admissionMonth) || isAsked(other.admissionMonth)
    ? isSameMonth(one.graduationMonth, other.graduationMonth)
    : one.admissionMonth === other.admissionMonth;
};

export const isSameWork = (one: FoundWork, other: FoundWork): boolean =>
  !isAsked(one.companyName) &&
  !isAsked(other.companyName) &&
  isSame(one.companyName, other.companyName) &&
  isSameMonth(one.startMonth, other.startMonth);

/** Whether both are one certificate: resumes name the month of it, the profile the day. */
export const isSameCertification = (one: FoundCertification, other: FoundCertification): boolean => {
  if (isAsked(one.name) || isAsked(other.name)) return false;
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
  [...new Set(parts.map((part) => (isAsked(part) ? part.source : (part ?? ''))))].join('');

const lettersOf = (words: string): string => [...nameKey(words)].toSorted().join('');

const digitsOf = (phone: string | null | undefined): string =>
  (phone ?? '').replaceAll(/\D/g, '').replace(/^81/, '0');

/** An address without the order of its parts: how they are parted is not in a resume. */
const addressKey = (address: FoundPerson['address'] | null): string =>
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

const withoutKnownPerson = (found: FoundPerson, person: Person): FoundPerson => {
  const { familyNameJp, firstNameJp, familyName, firstName, familyNameFurigana, firstNameFurigana, ...rest } =
    found;
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

const without = <Found>(
  found: readonly Found[] | undefined,
  own: readonly Found[],
  isSameEntry: (one: Found, other: Found) => boolean,
): readonly Found[] | undefined => found?.filter((entry) => !own.some((each) => isSameEntry(entry, each)));

/** What of a resume the profile does not have yet. */
export const withoutKnown = (found: FoundProfile, { person, student }: Profile): FoundProfile => {
  const text = (words: string | undefined, own: string | null) =>
    words === undefined || isSame(words, own ?? '') ? undefined : words;
  const about = text(found.about, person.about);
  const hobbies = text(found.hobbies, person.hobbies);
  const research = text(found.research, student.researchTopics);
  const focus = text(found.focus, student.focusAsStudent);
  const ownSkills = person.skills.flatMap((skill) => [skill, ...skillsIn(skill)]);
  const skills = without(found.skills, ownSkills, isSameSkill);
  const education = without(found.education, student.education, isSameEducation);
  const work = without(found.work, student.workExperience, isSameWork);
  const certifications = without(found.certifications, student.certifications, isSameCertification);
  return withoutEmpty({
    ...(about !== undefined && { about }),
    ...(skills !== undefined && { skills }),
    ...(education !== undefined && { education }),
    ...(work !== undefined && { work }),
    ...(certifications !== undefined && { certifications }),
    ...(hobbies !== undefined && { hobbies }),
    ...(research !== undefined && { research }),
    ...(focus !== undefined && { focus }),
    ...(found.personal !== undefined && { personal: withoutKnownPerson(found.personal, person) }),
  });
};
