import { normalizeText } from '@michi/api/text';
import { addressInputLimits } from '@michi/api/user';
import {
  earliestBirth,
  isPhone,
  isReading,
  normalizePostCode,
} from '../../../shared/ui/person/personRules.ts';
import { findMonth, isDay, isOngoing, dayOf } from '../read/months.ts';
import {
  withoutEmpty,
  limits,
  normalizeIn,
  type MissingFact,
  type ParsedCertification,
  type ParsedEducation,
  type ParsedPerson,
  type ParsedSection,
  type ParsedWork,
  type ParsedResume,
  type Normalize,
} from '../read/parsedProfile.ts';
import { schoolTypeOf } from '../read/readEducation.ts';
import { japaneseName, namesOf } from '../read/readPerson.ts';
import { employmentTypeOf } from '../read/readWork.ts';
import {
  elementsOf,
  isObject,
  JsonReader,
  nodeIn,
  textOf,
  leftOutOf,
  type JsonObject,
  type JsonNode,
} from './jsonReader.ts';
import { studyTypes } from './jsonResume.ts';

export type JsonOutcome =
  | { readonly resume: JsonObject }
  | { readonly fault: 'NOT_JSON' | 'NOT_A_RESUME' | 'TOO_MANY_VALUES' };

/** Most values of a file, a thousand times those of a resume. More of them stop the page for seconds. */
const maxValues = 100_000;

/** Counts commas and brackets outside texts before parsing, which takes seconds for millions of brackets. */
const hasTooManyValues = (json: string): boolean => {
  let [values, isText] = [0, false];
  for (let index = 0; index < json.length && values <= maxValues; index += 1) {
    const character = json[index];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') index += 1;
    else if (!isText && (character === ',' || character === '[' || character === '{')) values += 1;
  }
  return values > maxValues;
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
const maxOffered = 100;

/** Most characters of a date. */
const maxDateLength = 100;

/** A date as written in the file; a timestamp becomes the day in the reader's time zone, unless its time is midnight. */
const dateText = (date: string): string => {
  const text = normalizeText(date, 'NFKC').trim();
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));
  return isInstant && !/T00:00(:00(\.0+)?)?Z?$/.test(text) ? dayOf(new Date(text)) : text;
};

/** The month of a date; asked for if it is unknown. */
const monthOf = (date: string): string | MissingFact => {
  const text = dateText(date);
  return findMonth(text)?.month ?? { kind: 'month', source: text };
};

/** The day of a date; asked for if only the month or the year is known. */
const issueOf = (date: string): string | MissingFact => {
  const text = dateText(date);
  const match = findMonth(text);
  const day = match === null || match.day === null ? '' : `${match.month}-${match.day}`;
  return isDay(day) ? day : { kind: 'date', source: text };
};

/** The name of an entry; asked for if there is none. */
const nameOf = (name: string, normalize: Normalize): string | MissingFact =>
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
export const fromJsonResume = (resume: JsonObject, today: string): ParsedResume => {
  const reader = new JsonReader();
  const shortened = new Set<ParsedSection>();
  const normalizerOf = (section: ParsedSection) => normalizeIn(section, shortened);
  const text = (holder: JsonObject, key: string, accepts?: (value: string) => boolean) =>
    reader.text(nodeIn(holder, key), accepts);
  const textsIn = (holder: JsonObject, key: string) =>
    elementsOf(nodeIn(holder, key)).flatMap((node) => reader.text(node) || []);
  const objectIn = (holder: JsonObject, key: string): JsonObject => {
    const { value } = nodeIn(holder, key);
    return isObject(value) ? value : {};
  };
  /** The entries that are offered: objects with anything in them, whose name is none or a text. */
  const entriesIn = (section: string, ...names: readonly string[]): readonly JsonObject[] =>
    elementsOf(nodeIn(resume, section))
      .flatMap((node) => (isObject(node.value) && reader.rest(node).length > 0 ? [node.value] : []))
      .filter((entry) => names.every((name) => typeof (entry[name] ?? '') !== 'object'))
      .slice(0, maxOffered);
  const dateIn = (entry: JsonObject, key: string) =>
    text(entry, key, ({ length }) => length <= maxDateLength);
  /** The end month; null if ongoing, which the format expresses by omitting the end. */
  const endIn = (entry: JsonObject, key: string): string | MissingFact | null => {
    const date = dateIn(entry, key);
    const isOmitted = date === '' && reader.rest(nodeIn(entry, key)).length === 0;
    return isOmitted || isOngoing(date) ? null : monthOf(date);
  };

  const education = entriesIn('education', 'institution').map((entry): ParsedEducation => {
    const schoolName = text(entry, 'institution');
    const { value: studyType } = nodeIn(entry, 'studyType');
    const schoolType = schoolTypeOf(`${textOf(studyType)} ${schoolName}`);
    // Any other degree says more than the type of the school.
    text(entry, 'studyType', (value) => value.toLowerCase() === studyTypes[schoolType].toLowerCase());
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

  const work = entriesIn('work', 'name', 'company').map((entry): ParsedWork => {
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

  const certifications = entriesIn('certificates', 'name').map((entry): ParsedCertification => ({
    name: nameOf(text(entry, 'name'), normalizerOf('certifications')),
    issuedOn: issueOf(dateIn(entry, 'date')),
  }));

  /** Names and keywords of a list, whose entries may be mere names. */
  const namedIn = (section: string) =>
    elementsOf(nodeIn(resume, section)).map((node: JsonNode) =>
      isObject(node.value)
        ? { name: nodeIn(node.value, 'name'), keywords: elementsOf(nodeIn(node.value, 'keywords')) }
        : { name: node, keywords: [] },
    );
  const skills = new Set<string>();
  for (const { name, keywords } of namedIn('skills')) {
    const named = keywords.filter(({ value }) => textOf(value) !== '');
    // Keywords are the skills themselves; a group without any is one.
    for (const node of named.length > 0 ? named : [name]) {
      if (skills.size >= maxOffered) break;
      const skill = normalizerOf('skills')(reader.text(node), limits.skill);
      if (skill !== undefined) skills.add(skill);
    }
  }
  const interests = namedIn('interests')
    .flatMap(({ name, keywords }) => [name, ...keywords])
    .flatMap((node) => normalizerOf('hobbies')(reader.text(node), limits.text) ?? []);

  const basics = objectIn(resume, 'basics');
  const michi = objectIn(objectIn(resume, 'meta'), 'michi');
  const personOf = (): ParsedPerson => {
    const normalize = normalizerOf('personal');
    const kanji = normalize(text(michi, 'fullNameJp'), limits.name);
    // A name in kanji that differs from Michi's own is left out by name.
    const name = text(
      basics,
      'name',
      (value) =>
        kanji === undefined ||
        (value.length <= limits.name && (value === kanji || !('familyNameJp' in namesOf(value)))),
    );
    const reading = text(
      michi,
      'fullNameFurigana',
      (value) => isReading(value) && value.split(/\s+/).length === 2,
    );
    const [familyNameFurigana = '', firstNameFurigana = ''] = reading.split(/\s+/);
    const dateOfBirth = text(
      michi,
      'dateOfBirth',
      (value) =>
        /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value) && value >= earliestBirth && value <= today,
    );
    const mobilePhone = normalize(
      text(basics, 'phone', (value) => value.length <= 30 && isPhone(value)),
      30,
    );
    const location = objectIn(basics, 'location');
    // Without a street it is no address, and would take the place of one.
    const isAddress = ['address', 'city'].every((key) => textOf(nodeIn(location, key).value) !== '');
    const line = (key: string, longest: number, accepts?: (value: string) => boolean) =>
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
  const parsed = withoutEmpty({
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    skills: [...skills],
    education,
    work,
    certifications,
    personal: personOf(),
  });
  // It says what the file is, not what is in it.
  reader.take(nodeIn(resume, '$schema'));
  return { parsed, leftOut: leftOutOf(resume, reader), shortened };
};
