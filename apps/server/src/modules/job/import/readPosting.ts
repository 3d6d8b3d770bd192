import { normalizeText } from '@michi/api/text';
import { manifest } from '@michi/api/manifest';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type ReadRecord,
  because,
  faultsOf,
  RecordRefusal,
  type LeftOut,
} from '../../../platform/import/reason.ts';
import { futureDateReasons, dayOf, instantOf } from '../../../platform/import/japanTime.ts';
import { readTolerantly } from '../../../platform/import/readTolerantly.ts';
import { NO_INTERNSHIP_TERMS, type InternshipTerms } from '../posting/internship.ts';
import { applicantsOf, type ApplicantStatements } from './applicants.ts';
import { employmentOf } from './employment.ts';
import { postingsIn, term } from './linkedData.ts';
import { plainLines, plainText, unescapedMarkup } from './markup.ts';
import { QUANTITY, readEstimate, readPay, type Salary } from './pay.ts';
import { leaveUnread, same } from './entry.ts';
import { readAddress, remotest, type Place, type ReadAddress, type WrittenAddress } from './places.ts';
import {
  bilingual,
  entriesOf,
  shortened,
  STATED,
  statementOf,
  statementsOf,
  type JobStatement,
} from './statements.ts';
import { countryCode } from '../../../platform/places/countries.ts';
import { sanitizeRichText } from '../../../platform/import/sanitizeRichText.ts';

export interface ImportedJob extends Salary {
  readonly import_key: string;
  readonly code: string;
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly title: string;
  readonly title_jp: string | null;
  readonly description: string | null;
  readonly description_jp: string | null;
  readonly employment_status: string;
  readonly work_style: string | null;
  readonly positions: number | null;
  readonly entry_deadline: string | null;
  readonly start_date: string | null;
  readonly graduation_years: readonly number[];
  readonly field_of_study: string | null;
  readonly japanese_level: string | null;
  readonly has_visa_support: boolean | null;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly statements: readonly JobStatement[];
  /** Null for a job, and for an internship without stated terms. */
  readonly internship: Partial<InternshipTerms> | null;
  readonly source_url: string | null;
  readonly posted_at: string | null;
  /** The posting as imported, unread fields included. */
  readonly source: unknown;
  readonly company: {
    readonly import_key: string;
    readonly name: string;
    readonly otherNames: readonly string[];
    readonly website: string | null;
  };
  readonly places: readonly Place[];
}

/** The limits of the contract also apply to imports. */
const {
  conditions: CONDITIONS,
  description: DESCRIPTION,
  internship: INTERNSHIP,
  job: JOB,
  sourceUrl: SOURCE_URL,
} = manifest.job.showJob.answers[200].schema.shape.data.shape;
const { company: COMPANY, locations: LOCATIONS } = JOB.shape;

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** JSON-LD allows a list of one value in place of the value. */
const one = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isList(value) ? value.find((item) => item !== null) : value), schema);
/** Null entries are skipped once the others are read, so that an entry keeps its place until then. */
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (isList(value) ? value : [value]), z.array(schema.nullish()))
    .transform((items) => items.filter((item) => item !== null && item !== undefined));
/** An object, or the text of one of its fields. */
const orText = <Schema extends z.ZodType>(field: string, schema: Schema) =>
  one(
    z.preprocess(
      (value) => (typeof value === 'string' || typeof value === 'number' ? { [field]: value } : value),
      schema,
    ),
  );

const text = one(
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string().transform((value) => normalizeText(value, 'NFC').trim()),
  ),
);
const words = text.transform(plainText);
const optionalText = text.nullish();
const optionalWords = words.nullish().transform(orNull);
const optionalLines = text.transform(plainLines).nullish().transform(orNull);

/** Many sites write counts as text, with thousands separators or what is counted. */
const count = one(
  z.preprocess((value) => {
    const figure = typeof value === 'string' ? normalizeText(value, 'NFKC').trim() : '';
    return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)? ?(?:名|人|people)?$/.test(figure)
      ? Number(figure.replaceAll(/[^\d.-]/g, ''))
      : value;
  }, z.number()),
);

const otherNames = list(words.pipe(COMPANY.shape.name));

const named = orText('name', z.looseObject({ name: words.nullish() })).transform(({ name }) => orNull(name));

const ADDRESS = {
  streetAddress: optionalWords,
  /** Several are several places. */
  addressLocality: list(words).transform((lines) => orNull(lines.filter((line) => line !== '').join('; '))),
  addressRegion: optionalWords,
  postalCode: optionalWords,
  addressCountry: named.nullish().transform(orNull),
};

const address = orText('addressLocality', z.looseObject(ADDRESS));

/** A requirement: a text, or one of schema.org's objects for it. */
const statements = list(
  orText(
    'name',
    z.looseObject({
      name: optionalLines,
      description: optionalLines,
      credentialCategory: named.nullish().transform(orNull),
      monthsOfExperience: count.nullish(),
    }),
  ),
);

/** The part of schema.org's JobPosting (https://schema.org/JobPosting) that is read; the rest is stored unchanged. */
const posting = z.looseObject({
  identifier: orText('value', z.looseObject({ name: optionalText, value: text.nullish() })).nullish(),
  title: words.pipe(JOB.shape.title),
  description: list(text),
  inLanguage: optionalText,
  datePosted: optionalText,
  validThrough: optionalText,
  jobStartDate: optionalText,
  hiringOrganization: orText(
    'name',
    z.looseObject({
      name: words.pipe(COMPANY.shape.name),
      legalName: otherNames,
      alternateName: otherNames,
      sameAs: list(z.string()),
      url: one(z.string()).nullish(),
    }),
  ),
  jobLocation: list(orText('name', z.looseObject({ address: list(address), name: optionalWords }))),
  applicantLocationRequirements: list(
    orText(
      'name',
      z.looseObject({
        '@type': one(z.string()).nullish().catch(null),
        name: optionalWords,
        address: address.nullish(),
      }),
    ),
  ),
  jobLocationType: list(text),
  salaryCurrency: optionalText,
  totalJobOpenings: count.pipe(z.int().min(1).max(100_000)).nullish(),
  qualifications: statements,
  educationRequirements: statements,
  experienceRequirements: statements,
  experienceInPlaceOfEducation: one(z.boolean()).nullish(),
  eligibilityToWorkRequirement: statements,
  physicalRequirement: statements,
  sensoryRequirement: statements,
  securityClearanceRequirement: statements,
  graduationYears: JOB.shape.graduationYears.nullish(),
  conditions: CONDITIONS.partial().nullish(),
  internship: z
    .preprocess(
      (value) =>
        typeof value === 'object' && value !== null && !isList(value)
          ? { ...NO_INTERNSHIP_TERMS, ...value }
          : value,
      INTERNSHIP,
    )
    .optional(),
  url: text.refine(isWebAddress, { params: because('notWebAddress') }).nullish(),
});

type Posting = z.infer<typeof posting>;

export function readPosting(value: unknown, now: Date): readonly ReadRecord<ImportedJob>[] {
  return postingsIn(value).map((node) => readAs(node, now, false));
}

/** Reads every posting as an internship, whatever its type of employment. */
export function readInternship(value: unknown, now: Date): readonly ReadRecord<ImportedJob>[] {
  return postingsIn(value).map((node) => readAs(node, now, true));
}

function readAs(node: ReadRecord<unknown>, now: Date, isAlwaysInternship: boolean): ReadRecord<ImportedJob> {
  if ('refused' in node) return node;
  return readTolerantly(posting, node.row, {
    mayLack: (property) => property !== 'identifier',
    toRow: (data) => {
      const leftOut: LeftOut[] = [];
      const row = toJob(data, node.row, now, isAlwaysInternship, leftOut);
      leaveTheRest(data, node.row, leftOut);
      const parsed = limits.safeParse(row);
      if (parsed.success) return { row, leftOut };
      const [fault] = faultsOf(parsed.error, row);
      const [column = '', ...rest] = (fault?.reason.field ?? '').split('.');
      throw new RecordRefusal({
        ...(fault?.reason ?? { code: 'wrongForm' }),
        field: [FIELD_OF[column] ?? column, ...rest].join('.'),
      });
    },
  });
}

/** Limits of a response. One row beyond them would fail every list that contains it. */
const limits = z.object({
  title: JOB.shape.title,
  title_jp: JOB.shape.titleJp,
  description: DESCRIPTION,
  description_jp: DESCRIPTION,
  positions: JOB.shape.positions,
  entry_deadline: JOB.shape.entryDeadline,
  start_date: JOB.shape.startDate,
  source_url: SOURCE_URL,
  posted_at: JOB.shape.postedAt.nullable(),
});

const FIELD_OF: Readonly<Record<string, string>> = {
  title_jp: 'title',
  description_jp: 'description',
  positions: 'totalJobOpenings',
  entry_deadline: 'validThrough',
  start_date: 'jobStartDate',
  source_url: 'url',
  posted_at: 'datePosted',
};

function orNull(value: string | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : value;
}

function toJob(
  data: Posting,
  source: unknown,
  now: Date,
  isAlwaysInternship: boolean,
  leftOut: LeftOut[],
): ImportedJob {
  const key = importKey(data);
  const name = data.hiringOrganization.name;
  const company = `organization:${normalizeText(name, 'NFKC').toLowerCase()}`;
  const addresses = placesTold('jobLocation', data.jobLocation.map(addressesOf), leftOut);
  const workStyle = remotest([...workStylesOf(data, leftOut), ...addresses.map((place) => place.workStyle)]);
  const places = distinct(addresses);
  const residences = placesTold(
    'applicantLocationRequirements',
    data.applicantLocationRequirements.map(areasOf),
    leftOut,
  );
  const isJapanese =
    data.inLanguage?.toLowerCase().startsWith('ja') === true ||
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(data.title);
  const description = orNull(
    data.description.map((part) => sanitizeRichText(unescapedMarkup(part)) ?? '').join(''),
  );
  const employment = employmentOf('employmentType', data['employmentType'], leftOut);
  const isInternship = isAlwaysInternship || employment.status === 'INTERNSHIP';
  const internship = isInternship ? internshipTerms(data, now) : null;
  if (!isInternship && data.internship !== undefined && data.internship !== null)
    leftOut.push({ field: 'internship', reason: { code: 'notInternship', field: 'internship' } });
  const pay = readPay(data['baseSalary'], data.salaryCurrency, leftOut);
  const posted = instantOf('datePosted', data.datePosted, now);
  const [ahead] = futureDateReasons({ datePosted: posted }, now);
  if (ahead !== undefined)
    throw new RecordRefusal({ ...ahead, values: { value: data.datePosted ?? posted ?? '' } });
  return {
    import_key: key,
    code: jobCode(`${company}\n${key}`),
    kind: isInternship ? 'INTERNSHIP' : 'JOB',
    title: data.title,
    title_jp: isJapanese ? data.title : null,
    description: isJapanese ? null : description,
    description_jp: isJapanese ? description : null,
    ...(pay.salary_currency === null ? readEstimate(data['estimatedSalary'], data.salaryCurrency) : pay),
    employment_status: isInternship ? 'INTERNSHIP' : employment.status,
    work_style: workStyle,
    positions: data.totalJobOpenings ?? null,
    entry_deadline: instantOf('validThrough', data.validThrough, now, 'ends'),
    start_date: dayOf('jobStartDate', data.jobStartDate, now) ?? internship?.startDate ?? null,
    ...conditions(data, residences),
    terms: terms(data, residences, isJapanese, leftOut),
    statements: [
      ...statementsOf(data, isJapanese, leftOut),
      ...statementOf('EMPLOYMENT_TYPES', 'employmentType', employment.entries, isJapanese, leftOut),
      ...statementOf(
        'WORKPLACE',
        'jobLocation',
        [...new Set(addresses.flatMap(({ written }) => written ?? []))].flatMap(same),
        isJapanese,
        leftOut,
      ),
    ],
    internship,
    source_url: data.url ?? null,
    posted_at: posted,
    source,
    company: {
      import_key: company,
      name,
      otherNames: otherNamesOf(data.hiringOrganization, leftOut),
      website: websiteOf(data.hiringOrganization, leftOut),
    },
    places: fitting(places.length === 0 && workStyle === 'REMOTE' ? distinct(residences) : places, leftOut),
  };
}

/** Most other names of a company that are stored from one posting. */
const OTHER_NAMES = 10;

function otherNamesOf(
  { alternateName, legalName, name }: Posting['hiringOrganization'],
  leftOut: LeftOut[],
): readonly string[] {
  const names = new Set([...legalName, ...alternateName].filter((other) => other !== name));
  const field = 'hiringOrganization.alternateName';
  if (names.size > OTHER_NAMES)
    leftOut.push({
      field,
      reason: { code: 'tooMany', field, values: { limit: OTHER_NAMES, value: names.size } },
    });
  return [...names].slice(0, OTHER_NAMES);
}

function websiteOf({ sameAs, url }: Posting['hiringOrganization'], leftOut: LeftOut[]): string | null {
  const field = 'hiringOrganization.sameAs';
  const given = new Set([...sameAs, url ?? ''].filter((link) => link !== ''));
  const [website = null, ...others] = [...given].filter((link) => isWebAddress(link) && link.length <= 2000);
  if (website === null && given.size > 0) leftOut.push({ field, reason: { code: 'notWebAddress', field } });
  if (others.length > 0)
    leftOut.push({ field, reason: { code: 'firstOnly', field, values: { count: others.length + 1 } } });
  return website;
}

const PLACE = LOCATIONS.element.pick({ city: true, country: true });
const MOST_PLACES = 100;

/** Places within the limits of a response: one beyond them would fail every list that contains it. */
function fitting(places: readonly Place[], leftOut: LeftOut[]): readonly Place[] {
  const field = 'jobLocation';
  const faults = places.flatMap(({ city, country }) => {
    const { error } = PLACE.safeParse({ city, country });
    return error === undefined ? [] : faultsOf(error, { city, country }).slice(0, 1);
  });
  for (const { reason } of faults) leftOut.push({ field, reason: { ...reason, field } });
  const fitted = places.length - faults.length;
  if (fitted > MOST_PLACES)
    leftOut.push({
      field,
      reason: { code: 'tooMany', field, values: { limit: MOST_PLACES, value: fitted } },
    });
  return places
    .filter(({ city, country }) => PLACE.safeParse({ city, country }).success)
    .slice(0, MOST_PLACES);
}

/** An address and its path within the place. */
interface ToldAddress {
  readonly path: readonly (string | number)[];
  readonly isText: boolean;
  readonly written: WrittenAddress;
}

function addressesOf({ address: stated, name }: Posting['jobLocation'][number]): readonly ToldAddress[] {
  if (stated.length === 0) return [{ path: [], isText: true, written: { addressLocality: name } }];
  return stated.map((entry, index) => ({
    path: ['address', ...(stated.length > 1 ? [index] : [])],
    isText: false,
    written: { name, ...entry },
  }));
}

/** Where a remote worker has to live: a country or a part of one. */
function areasOf({
  '@type': type,
  address: source,
  name,
}: Posting['applicantLocationRequirements'][number]): readonly ToldAddress[] {
  if (source !== undefined && source !== null)
    return [
      {
        path: ['address'],
        isText: false,
        written: { ...source, addressLocality: source.addressLocality ?? name },
      },
    ];
  // CA is Canada; as a state it is California.
  const isCode = /^[A-Z]{2}$/.test(name ?? '') && !/(?:State|City|AdministrativeArea)$/.test(type ?? '');
  const isCountry = isCode && countryCode(name) !== null;
  return [
    { path: [], isText: true, written: isCountry ? { addressCountry: name } : { addressLocality: name } },
  ];
}

/** Reads addresses, and names their lines that name no place. */
function placesTold(
  property: string,
  told: readonly (readonly ToldAddress[])[],
  leftOut: LeftOut[],
): readonly ReadAddress[] {
  return told.flatMap((addresses, index) =>
    addresses.map(({ isText, path, written }) => {
      const read = readAddress(written);
      for (const line of read.nowhere) {
        const field = [property, index, ...path, ...(isText ? [] : [line])].join('.');
        leftOut.push({ field, reason: { code: 'nowhere', field, values: { value: written[line] ?? '' } } });
      }
      return read;
    }),
  );
}

/** schema.org knows TELECOMMUTE only; some sites write others. */
function workStylesOf({ jobLocationType }: Posting, leftOut: LeftOut[]): readonly ReadAddress['workStyle'][] {
  const field = 'jobLocationType';
  return jobLocationType.map((type) => {
    const style = term(type) === 'TELECOMMUTE' ? 'REMOTE' : readAddress({ addressLocality: type }).workStyle;
    if (style === null && type !== '')
      leftOut.push({ field, reason: { code: 'notOneOf', field, values: { values: 'TELECOMMUTE' } } });
    return style;
  });
}

/** The terms of the internship with valid dates. */
function internshipTerms({ internship }: Posting, now: Date): Partial<InternshipTerms> | null {
  if (internship === undefined || internship === null) return null;
  const { startDate, endDate } = internship;
  dayOf('internship.startDate', startDate, now);
  dayOf('internship.endDate', endDate, now);
  if (startDate !== null && endDate !== null && endDate < startDate)
    throw new RecordRefusal({
      code: 'before',
      field: 'internship.endDate',
      values: { value: endDate, other: 'startDate', limit: startDate },
    });
  return internship;
}

/** Identifies the posting within its company: its identifier, otherwise its address. */
function importKey({ identifier, url: link }: Posting): string {
  const value = identifier?.value ?? '';
  if (value !== '') return short(`${identifier?.name ?? ''}:${value}`);
  if (link === undefined || link === null) throw new RecordRefusal({ code: 'noIdentifier' });
  return short(link);
}

/** A key of this many bytes always fits into an index. */
const KEY_BYTES = 2000;

function short(key: string): string {
  return Buffer.byteLength(key) <= KEY_BYTES
    ? key
    : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

/** A code to read out, derived from the key: ten letters and digits without look-alikes (RFC 4648 alphabet). */
function jobCode(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const letters = [...createHash('sha256').update(key).digest().subarray(0, 10)];
  return `EX-${letters.map((byte) => alphabet[byte % 32]).join('')}`;
}

/** Characters of a text in `JobTerms` (job contract). */
const TERM_LENGTH = 2000;

/** Terms by the properties of the posting, those of its older versions included. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  workingHours: ['workHours'],
  allowance: ['jobBenefits', 'benefits'],
  bonus: ['incentiveCompensation', 'incentives'],
};

/** All properties that are read. */
const KNOWN = [
  ...Object.keys(posting.shape),
  ...Object.values(TERMS).flat(),
  ...STATED,
  'baseSalary',
  'employmentType',
];

/** Properties with one value. */
const SINGLE = [
  'identifier',
  'title',
  'inLanguage',
  'datePosted',
  'validThrough',
  'jobStartDate',
  'hiringOrganization',
  'baseSalary',
  'salaryCurrency',
  'totalJobOpenings',
  'experienceInPlaceOfEducation',
  'url',
];

const ORGANIZATION = ['name', 'legalName', 'alternateName', 'sameAs', 'url'];

const REQUIREMENTS = [
  'qualifications',
  'educationRequirements',
  'experienceRequirements',
  'eligibilityToWorkRequirement',
  'physicalRequirement',
  'sensoryRequirement',
  'securityClearanceRequirement',
] as const;

/** Properties whose objects have properties with one value. */
const WITH_SINGLE = [
  'identifier',
  'hiringOrganization',
  'jobLocation',
  'applicantLocationRequirements',
  'baseSalary',
  ...REQUIREMENTS,
];

const STATEMENT = ['name', 'description', 'credentialCategory', 'monthsOfExperience'];

const SINGLE_WITHIN = [
  'url',
  ...STATEMENT,
  ...QUANTITY,
  ...Object.keys(ADDRESS).filter((name) => name !== 'addressLocality'),
];

function terms(
  data: Posting,
  residences: readonly ReadAddress[],
  isJapanese: boolean,
  leftOut: LeftOut[],
): Readonly<Record<string, unknown>> {
  const texts = Object.entries(TERMS).flatMap(([name, properties]) => {
    const entries = properties.flatMap((property) => entriesOf(property, data[property], leftOut));
    const { text: english, textJp: japanese } = bilingual(entries, isJapanese);
    return [
      [name, properties[0], english],
      [`${name}Jp`, properties[0], japanese],
    ] as const;
  });
  const applicants = applicantsOf(applicantsTold(data, residences), isJapanese ? 'jp' : 'en').quoted.join(
    '\n',
  );
  return Object.fromEntries(
    [
      ...texts,
      [`eligibleApplicants${isJapanese ? 'Jp' : ''}`, 'qualifications', orNull(applicants)] as const,
    ].flatMap(([name, property, said]) =>
      said === null ? [] : [[name, shortened(property ?? '', said, TERM_LENGTH, leftOut)]],
    ),
  );
}

function applicantsTold(data: Posting, residences: readonly ReadAddress[]): ApplicantStatements {
  return {
    qualifications: data.qualifications,
    education: data.educationRequirements,
    experience: data.experienceRequirements,
    rightToWork: data.eligibilityToWorkRequirement,
    physical: data.physicalRequirement,
    sensory: data.sensoryRequirement,
    clearance: data.securityClearanceRequirement,
    residence: [
      ...new Set(residences.flatMap(({ places, written }) => written ?? places.map(({ city }) => city))),
    ],
    isExperienceEnough: data.experienceInPlaceOfEducation === true,
  };
}

/** Values of the posting that are not stored. */
function leaveTheRest(data: Posting, source: unknown, leftOut: LeftOut[]): void {
  const given = z.record(z.string(), z.unknown()).parse(source);
  // Many sites repeat these.
  const repeated = new Set<unknown>([data.title, data.url]);
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => !repeated.has(value)));
  leaveUnread('', rest, KNOWN, leftOut);
  leaveUnread('hiringOrganization', data.hiringOrganization, ORGANIZATION, leftOut);
  for (const field of REQUIREMENTS)
    for (const [index, statement] of data[field].entries())
      leaveUnread(`${field}.${index}`, statement, STATEMENT, leftOut);
  for (const [index, place] of data.jobLocation.entries()) {
    leaveUnread(`jobLocation.${index}`, place, ['address', 'name'], leftOut);
    for (const stated of place.address)
      leaveUnread(`jobLocation.${index}.address`, stated, Object.keys(ADDRESS), leftOut);
  }
  for (const [field, value] of Object.entries(given)) {
    if (SINGLE.includes(field)) leaveOthers(field, value, leftOut);
    if (WITH_SINGLE.includes(field)) leaveOthersWithin(field, value, leftOut);
  }
}

/** Names a property of which only the first value is read. */
function leaveOthers(field: string, value: unknown, leftOut: LeftOut[]): void {
  const values = new Set(
    isList(value) ? value.filter((item) => item !== null).map((item) => JSON.stringify(item)) : [],
  );
  if (values.size > 1)
    leftOut.push({ field, reason: { code: 'firstOnly', field, values: { count: values.size } } });
}

function leaveOthersWithin(field: string, value: unknown, leftOut: LeftOut[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = `${field}.${name}`;
    if (SINGLE_WITHIN.includes(name)) leaveOthers(path, inner, leftOut);
    leaveOthersWithin(path, inner, leftOut);
  }
}

type Conditions = Pick<
  ImportedJob,
  'graduation_years' | 'field_of_study' | 'japanese_level' | 'has_visa_support'
>;

function conditions(data: Posting, residences: readonly ReadAddress[]): Conditions {
  const { fieldOfStudy, hasVisaSupport, japaneseLevel } = data.conditions ?? {};
  return {
    graduation_years: data.graduationYears ?? [],
    field_of_study:
      fieldOfStudy ?? (applicantsOf(applicantsTold(data, residences), 'en').takesEverybody ? 'ANY' : null),
    japanese_level: japaneseLevel ?? null,
    has_visa_support: hasVisaSupport ?? null,
  };
}

function distinct(addresses: readonly ReadAddress[]): readonly Place[] {
  const places = addresses.flatMap((read) => read.places);
  const byName = new Map(
    places.map((place) => [`${place.city.toLowerCase()} ${place.country ?? ''}`, place]),
  );
  return [...byName.values()];
}
