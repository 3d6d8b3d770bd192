import {
  withoutEmpty,
  type Asked,
  type FoundCertification,
  type FoundEducation,
  type FoundPerson,
  type FoundSection,
  type FoundWork,
  type ReadResume,
} from '../read/foundProfile.ts';
import { employmentTypeOf, schoolTypeOf } from '../read/kinds.ts';
import { limits, normalizeIn, type Normalize } from '../read/limits.ts';
import { findMonth, isDay, isOngoing } from '../read/months.ts';
import { japaneseName, namesOf } from '../read/names.ts';
import { dayOf } from '../read/today.ts';
import type { JsonResume } from './jsonResume.ts';

type ResumeDate = string | number | null | undefined;

/** A date as written in the file; a timestamp becomes the day in the reader's time zone, unless its time is midnight. */
const wordsOf = (date: ResumeDate): string => {
  const words = `${date ?? ''}`.normalize('NFKC').trim();
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(words) && !Number.isNaN(Date.parse(words));
  return isInstant && !/T00:00(:00(\.0+)?)?Z?$/.test(words) ? dayOf(new Date(words)) : words;
};

/** The month of a date; asked for if it is unknown. */
const monthOf = (date: ResumeDate): string | Asked => {
  const words = wordsOf(date);
  return findMonth(words)?.month ?? { kind: 'month', source: words };
};

/** The end month; null if ongoing, which the format expresses by omitting the end. */
const endOf = (date: ResumeDate): string | Asked | null => {
  const words = wordsOf(date);
  return words === '' || isOngoing(words) ? null : monthOf(date);
};

/** The day of a date; asked for if only the month or the year is known. */
const issueOf = (date: ResumeDate): string | Asked => {
  const words = wordsOf(date);
  const found = findMonth(words);
  const day = found === null || found.day === null ? '' : `${found.month}-${found.day}`;
  return isDay(day) ? day : { kind: 'date', source: words };
};

/** The name of an entry; asked for if there is none. */
const nameOf = (name: string | null | undefined, normalize: Normalize): string | Asked =>
  normalize(name, limits.name) ?? { kind: 'text', source: '' };

/** The entries of a list, without those that are null or empty. */
const entriesOf = <Entry extends object>(
  list: readonly (Entry | null)[] | null | undefined,
): readonly Entry[] =>
  (list ?? []).flatMap((entry) =>
    entry !== null &&
    Object.values(entry).some((value) => value !== null && value !== '' && value !== undefined)
      ? [entry]
      : [],
  );

const named = (entries: JsonResume['skills'], normalize: Normalize): readonly string[] =>
  entriesOf(entries).flatMap(({ name, keywords }) => {
    const group = normalize(name, limits.skill);
    const each = (keywords ?? []).flatMap((word) => normalize(word, limits.skill) ?? []);
    // Keywords are the skills themselves; a group without any is one.
    return each.length > 0 ? each : group === undefined ? [] : [group];
  });

const personOf = ({ basics, meta }: JsonResume, normalize: Normalize): FoundPerson => {
  const kanji = (meta?.michi?.fullNameJp ?? '').trim();
  const reading = (meta?.michi?.fullNameFurigana ?? '').trim().split(/\s+/);
  const dateOfBirth = meta?.michi?.dateOfBirth ?? undefined;
  const mobilePhone = normalize(basics?.phone, 30);
  return {
    ...namesOf(normalize(basics?.name, limits.name) ?? ''),
    ...(kanji !== '' && japaneseName(kanji)),
    ...(reading[0] !== undefined &&
      reading[1] !== undefined && { familyNameFurigana: reading[0], firstNameFurigana: reading[1] }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(mobilePhone !== undefined && { mobilePhone }),
  };
};

/**
 * Contents of a JSON Resume, by section of the profile.
 * @param today the day of the import, `YYYY-MM-DD`: a later graduation is an expected one
 */
export const fromJsonResume = (resume: JsonResume, today: string): ReadResume => {
  const shortened = new Set<FoundSection>();
  const normalizerOf = (section: FoundSection) => normalizeIn(section, shortened);
  const education = entriesOf(resume.education).map(
    ({ institution, area, studyType, startDate, endDate }): FoundEducation => {
      const graduationMonth = endOf(endDate);
      return {
        schoolType: schoolTypeOf(`${studyType ?? ''} ${institution ?? ''}`),
        schoolName: nameOf(institution, normalizerOf('education')),
        course: normalizerOf('education')(area, limits.name) ?? null,
        faculty: null,
        department: null,
        admissionMonth: monthOf(startDate),
        graduationMonth,
        isExpectedGraduate:
          graduationMonth === null ||
          (typeof graduationMonth === 'string' && graduationMonth > today.slice(0, 7)),
        isTransfer: false,
        artsOrScience: null,
        hasStudiedAbroad: false,
        studyAbroadDetails: null,
      };
    },
  );
  const work = entriesOf(resume.work).map(
    ({ name, company, position, startDate, endDate, summary, highlights }): FoundWork => ({
      employmentType: employmentTypeOf(`${position ?? ''} ${summary ?? ''}`),
      companyName: nameOf(name ?? company, normalizerOf('work')),
      position: normalizerOf('work')(position, limits.name) ?? null,
      startMonth: monthOf(startDate),
      endMonth: endOf(endDate),
      description:
        normalizerOf('work')([summary ?? '', ...(highlights ?? [])].join('\n'), limits.text) ?? null,
    }),
  );
  const certifications = entriesOf(resume.certificates).map(({ name, date }): FoundCertification => ({
    name: nameOf(name, normalizerOf('certifications')),
    issuedOn: issueOf(date),
  }));
  const interests = entriesOf(resume.interests).flatMap(({ name, keywords }) =>
    [name ?? '', ...(keywords ?? [])].flatMap((word) => normalizerOf('hobbies')(word, limits.text) ?? []),
  );
  const texts = {
    about: normalizerOf('about')(resume.basics?.summary, limits.text),
    hobbies: normalizerOf('hobbies')(interests.join(', '), limits.text),
    research: normalizerOf('research')(resume.meta?.michi?.researchTopics, limits.text),
    focus: normalizerOf('focus')(resume.meta?.michi?.focusAsStudent, limits.text),
  };
  return {
    found: withoutEmpty({
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
      skills: [...new Set(named(resume.skills, normalizerOf('skills')))],
      education,
      work,
      certifications,
      personal: personOf(resume, normalizerOf('personal')),
    }),
    leftOut: [],
    shortened,
  };
};
