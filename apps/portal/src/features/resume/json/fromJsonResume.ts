import { normalizeText } from '@michi/api/text';
import { addressInputLimits } from '@michi/api/user';
import {
  earliestBirth,
  isPhone,
  isReading,
  normalizePostCode,
} from '../../../shared/ui/person/personRules.ts';
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
import {
  elementsOf,
  isObject,
  JsonReader,
  placeIn,
  textOf,
  type JsonObject,
  type Place,
} from './jsonReader.ts';
import { leftOutOf } from './leftOut.ts';
import { studyTypes } from './toJsonResume.ts';

export type JsonOutcome =
  | { readonly resume: JsonObject }
  | { readonly fault: 'NOT_JSON' | 'NOT_A_RESUME' | 'TOO_MANY_VALUES' };

/** Most values of a file, a thousand times those of a resume. More of them stop the page for seconds. */
const mostValues = 100_000;

/** Counts commas and brackets outside texts before parsing, which takes seconds for millions of brackets. */
const hasTooManyValues = (json: string): boolean => {
  let [values, isText] = [0, false];
  for (let at = 0; at < json.length && values <= mostValues; at += 1) {
    const character = json[at];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') at += 1;
    else if (!isText && (character === ',' || character === '[' || character === '{')) values += 1;
  }
  return values > mostValues;
};

/** A JSON Resume is an object; what in it is of another shape than the schema requires is left out by name. */
export const parseJsonResume = (text: string): JsonOutcome => {
  if (hasTooManyValues(text)) return { fault: 'TOO_MANY_VALUES' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'NOT_JSON' };
  }
  return isObject(value) ? { resume: value } : { fault: 'NOT_A_RESUME' };
};

/**
 * Most entries of a section, and most skills, that are offered: twice what the profile holds of any. The others are left
 * out by name.
 */
const mostOffered = 100;

/** Most characters of a date. */
const longestDate = 100;

/** A date as written in the file; a timestamp becomes the day in the reader's time zone, unless its time is midnight. */
const wordsOf = (date: string): string => {
  const words = normalizeText(date, 'NFKC').trim();
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(words) && !Number.isNaN(Date.parse(words));
  return isInstant && !/T00:00(:00(\.0+)?)?Z?$/.test(words) ? dayOf(new Date(words)) : words;
};

/** The month of a date; asked for if it is unknown. */
const monthOf = (date: string): string | Asked => {
  const words = wordsOf(date);
  return findMonth(words)?.month ?? { kind: 'month', source: words };
};

/** The day of a date; asked for if only the month or the year is known. */
const issueOf = (date: string): string | Asked => {
  const words = wordsOf(date);
  const found = findMonth(words);
  const day = found === null || found.day === null ? '' : `${found.month}-${found.day}`;
  return isDay(day) ? day : { kind: 'date', source: words };
};

/** The name of an entry; asked for if there is none. */
const nameOf = (name: string, normalize: Normalize): string | Asked =>
  normalize(name, limits.name) ?? { kind: 'text', source: '' };

/** The post codes that the contract allows. */
const isPostCode = (text: string): boolean =>
  text.length <= addressInputLimits.postCode.maxLength &&
  /^[0-9A-Za-z][0-9A-Za-z -]{1,11}$/.test(normalizePostCode(text));

/**
 * Contents of a JSON Resume of any version, by section of the profile. What the profile has no place for is left out by
 * name: an entry of an odd shape, and of other entries the fields that are not read.
 * @param today the day of the import, `YYYY-MM-DD`: a later graduation is an expected one
 */
export const fromJsonResume = (resume: JsonObject, today: string): ReadResume => {
  const reader = new JsonReader();
  const shortened = new Set<FoundSection>();
  const normalizerOf = (section: FoundSection) => normalizeIn(section, shortened);
  const text = (holder: JsonObject, key: string, accepts?: (words: string) => boolean) =>
    reader.text(placeIn(holder, key), accepts);
  const textsIn = (holder: JsonObject, key: string) =>
    elementsOf(placeIn(holder, key)).flatMap((place) => reader.text(place) || []);
  const objectIn = (holder: JsonObject, key: string): JsonObject => {
    const { value } = placeIn(holder, key);
    return isObject(value) ? value : {};
  };
  /** The entries that are offered: objects with anything in them, whose name is none or a text. */
  const entriesIn = (section: string, ...names: readonly string[]): readonly JsonObject[] =>
    elementsOf(placeIn(resume, section))
      .flatMap((place) => (isObject(place.value) && reader.rest(place).length > 0 ? [place.value] : []))
      .filter((entry) => names.every((name) => typeof (entry[name] ?? '') !== 'object'))
      .slice(0, mostOffered);
  const dateIn = (entry: JsonObject, key: string) => text(entry, key, ({ length }) => length <= longestDate);
  /** The end month; null if ongoing, which the format expresses by omitting the end. */
  const endIn = (entry: JsonObject, key: string): string | Asked | null => {
    const words = dateIn(entry, key);
    const isOmitted = words === '' && reader.rest(placeIn(entry, key)).length === 0;
    return isOmitted || isOngoing(words) ? null : monthOf(words);
  };

  const education = entriesIn('education', 'institution').map((entry): FoundEducation => {
    const schoolName = text(entry, 'institution');
    const { value: studyType } = placeIn(entry, 'studyType');
    const schoolType = schoolTypeOf(`${textOf(studyType)} ${schoolName}`);
    // Any other degree says more than the type of the school.
    text(entry, 'studyType', (words) => words.toLowerCase() === studyTypes[schoolType].toLowerCase());
    const graduationMonth = endIn(entry, 'endDate');
    return {
      schoolType,
      schoolName: nameOf(schoolName, normalizerOf('education')),
      course: normalizerOf('education')(text(entry, 'area'), limits.name) ?? null,
      faculty: null,
      department: null,
      admissionMonth: monthOf(dateIn(entry, 'startDate')),
      graduationMonth,
      isExpectedGraduate:
        graduationMonth === null ||
        (typeof graduationMonth === 'string' && graduationMonth > today.slice(0, 7)),
      isTransfer: false,
      artsOrScience: null,
      hasStudiedAbroad: false,
      studyAbroadDetails: null,
    };
  });

  const work = entriesIn('work', 'name', 'company').map((entry): FoundWork => {
    const position = text(entry, 'position');
    const summary = text(entry, 'summary');
    return {
      employmentType: employmentTypeOf(`${position} ${summary}`),
      // Before version 1.0.0 the name was that of the company.
      companyName: nameOf(text(entry, 'name') || text(entry, 'company'), normalizerOf('work')),
      position: normalizerOf('work')(position, limits.name) ?? null,
      startMonth: monthOf(dateIn(entry, 'startDate')),
      endMonth: endIn(entry, 'endDate'),
      description:
        normalizerOf('work')([summary, ...textsIn(entry, 'highlights')].join('\n'), limits.text) ?? null,
    };
  });

  const certifications = entriesIn('certificates', 'name').map((entry): FoundCertification => ({
    name: nameOf(text(entry, 'name'), normalizerOf('certifications')),
    issuedOn: issueOf(dateIn(entry, 'date')),
  }));

  /** Names and keywords of a list, whose entries may be mere names. */
  const namedIn = (section: string) =>
    elementsOf(placeIn(resume, section)).map((place: Place) =>
      isObject(place.value)
        ? { name: placeIn(place.value, 'name'), keywords: elementsOf(placeIn(place.value, 'keywords')) }
        : { name: place, keywords: [] },
    );
  const skills = new Set<string>();
  for (const { name, keywords } of namedIn('skills')) {
    const words = keywords.filter(({ value }) => textOf(value) !== '');
    // Keywords are the skills themselves; a group without any is one.
    for (const place of words.length > 0 ? words : [name]) {
      if (skills.size >= mostOffered) break;
      const skill = normalizerOf('skills')(reader.text(place), limits.skill);
      if (skill !== undefined) skills.add(skill);
    }
  }
  const interests = namedIn('interests')
    .flatMap(({ name, keywords }) => [name, ...keywords])
    .flatMap((place) => normalizerOf('hobbies')(reader.text(place), limits.text) ?? []);

  const basics = objectIn(resume, 'basics');
  const michi = objectIn(objectIn(resume, 'meta'), 'michi');
  const personOf = (): FoundPerson => {
    const normalize = normalizerOf('personal');
    const kanji = normalize(text(michi, 'fullNameJp'), limits.name);
    // A name in kanji that differs from Michi's own is left out by name.
    const name = text(
      basics,
      'name',
      (words) =>
        kanji === undefined ||
        (words.length <= limits.name && (words === kanji || !('familyNameJp' in namesOf(words)))),
    );
    const reading = text(
      michi,
      'fullNameFurigana',
      (words) => isReading(words) && words.split(/\s+/).length === 2,
    );
    const [familyNameFurigana = '', firstNameFurigana = ''] = reading.split(/\s+/);
    const dateOfBirth = text(
      michi,
      'dateOfBirth',
      (words) =>
        /^\d{4}-\d{2}-\d{2}$/.test(words) && isDay(words) && words >= earliestBirth && words <= today,
    );
    const mobilePhone = normalize(
      text(basics, 'phone', (words) => words.length <= 30 && isPhone(words)),
      30,
    );
    const location = objectIn(basics, 'location');
    // Without a street it is no address, and would take the place of one.
    const isAddress = ['address', 'city'].every((key) => textOf(placeIn(location, key).value) !== '');
    const line = (key: string, longest: number, accepts?: (words: string) => boolean) =>
      normalize(text(location, key, accepts), longest)?.replaceAll(/\s+/g, ' ') ?? null;
    return {
      ...namesOf(normalize(name, limits.name) ?? ''),
      ...(kanji !== undefined && japaneseName(kanji)),
      ...(reading !== '' && { familyNameFurigana, firstNameFurigana }),
      ...(dateOfBirth !== '' && { dateOfBirth }),
      ...(mobilePhone !== undefined && { mobilePhone }),
      ...(isAddress && {
        address: {
          postCode: line('postalCode', addressInputLimits.postCode.maxLength, isPostCode),
          prefecture: line('region', addressInputLimits.prefecture.maxLength),
          city: line('city', addressInputLimits.city.maxLength),
          street: line('address', addressInputLimits.street.maxLength),
          building: null,
        },
      }),
    };
  };

  const texts = {
    about: normalizerOf('about')(text(basics, 'summary'), limits.text),
    hobbies: normalizerOf('hobbies')(interests.join(', '), limits.text),
    research: normalizerOf('research')(text(michi, 'researchTopics'), limits.text),
    focus: normalizerOf('focus')(text(michi, 'focusAsStudent'), limits.text),
  };
  const found = withoutEmpty({
    ...Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== undefined)),
    skills: [...skills],
    education,
    work,
    certifications,
    personal: personOf(),
  });
  // It says what the file is, not what is in it.
  reader.take(placeIn(resume, '$schema'));
  return { found, leftOut: leftOutOf(resume, reader), shortened };
};
