import { manifest } from '@michi/api/manifest';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReadRecord } from '../../../platform/import/importRecords.ts';
import { futureDateReasons, dayOf, instantOf } from '../../../platform/import/japanTime.ts';
import { because, reasonsOf, RecordRefusal } from '../../../platform/import/reason.ts';
import { NO_INTERNSHIP_TERMS, type InternshipTerms } from '../posting/internship.ts';
import { applicantsOf, type ApplicantStatements } from './applicants.ts';
import { countryCode } from './countries.ts';
import { postingsIn } from './linkedData.ts';
import { plainText, unescapedMarkup } from './markup.ts';
import { readAddress, type Place, type ReadAddress } from './places.ts';
import { sanitizeRichText } from '../../../platform/rich-text/sanitizeRichText.ts';

export interface ImportedJob {
  readonly import_key: string;
  readonly code: string;
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly title: string;
  readonly title_jp: string | null;
  readonly description: string | null;
  readonly description_jp: string | null;
  readonly salary_minimum: number | null;
  readonly salary_maximum: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: string | null;
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
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (isList(value) ? value : [value]).filter((item) => item !== null && item !== undefined),
    z.array(schema),
  );
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
    z.string().transform((value) => value.normalize('NFC').trim()),
  ),
);
const words = text.transform(plainText);
const optionalText = text.nullish();
const optionalWords = words.nullish().transform(orNull);

/** Many sites write figures as text, with thousands separators. */
const amount = one(
  z.preprocess((value) => {
    const figure = typeof value === 'string' ? value.trim() : '';
    return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(figure) ? Number(figure.replaceAll(',', '')) : value;
  }, z.number()),
);
const pay = amount.pipe(z.number().min(0).max(1_000_000_000)).nullish();

/** Unreadable names are skipped. */
const otherNames = list(words.nullable().catch(null));

const named = orText('name', z.looseObject({ name: words.nullish() })).transform(({ name }) => orNull(name));

const address = orText(
  'addressLocality',
  z.looseObject({
    addressLocality: optionalWords,
    addressRegion: optionalWords,
    addressCountry: named.nullish().transform(orNull),
  }),
);

/** A requirement: a text, or one of schema.org's objects for it. */
const statements = list(
  orText(
    'name',
    z.looseObject({
      name: optionalWords,
      description: optionalWords,
      credentialCategory: named.nullish().transform(orNull),
      monthsOfExperience: amount.nullish(),
    }),
  ),
);

const salaryRange = {
  value: pay,
  minValue: pay,
  maxValue: pay,
  unitText: optionalText,
  unitCode: optionalText,
};

/** The part of schema.org's JobPosting (https://schema.org/JobPosting) that is read; the rest is stored unchanged. */
const posting = z.looseObject({
  identifier: orText('value', z.looseObject({ name: optionalText, value: text.nullish() })).nullish(),
  title: words.pipe(JOB.shape.title),
  description: optionalText,
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
  jobLocation: list(orText('name', z.looseObject({ address: address.nullish(), name: optionalWords }))),
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
  employmentType: list(text),
  baseSalary: orText(
    'value',
    z.looseObject({
      currency: optionalText,
      ...salaryRange,
      value: orText('value', z.looseObject({ ...salaryRange, currency: optionalText })).nullish(),
    }),
  ).nullish(),
  salaryCurrency: optionalText,
  totalJobOpenings: amount.pipe(z.int().min(1).max(100_000)).nullish(),
  workHours: optionalText,
  jobBenefits: optionalText,
  incentiveCompensation: optionalText,
  qualifications: statements,
  educationRequirements: statements,
  experienceRequirements: statements,
  experienceInPlaceOfEducation: one(z.boolean()).nullish().catch(null),
  eligibilityToWorkRequirement: statements,
  graduationYears: JOB.shape.graduationYears.nullish(),
  conditions: CONDITIONS.partial().nullish(),
  internship: z.unknown().optional(),
  url: text.refine(isWebAddress, { params: because('notWebAddress') }).nullish(),
});

type Posting = z.infer<typeof posting>;

export function readPosting(value: unknown, now: Date): readonly ReadRecord<ImportedJob>[] {
  return postingsIn(value).map((node) => readAs(node, now, isInternshipType));
}

/** Reads every posting as an internship, whatever its type of employment. */
export function readInternship(value: unknown, now: Date): readonly ReadRecord<ImportedJob>[] {
  return postingsIn(value).map((node) => readAs(node, now, () => true));
}

type IsInternship = (types: readonly string[]) => boolean;

function readAs(node: ReadRecord<unknown>, now: Date, isInternship: IsInternship): ReadRecord<ImportedJob> {
  if ('refused' in node) return node;
  const result = posting.safeParse(node.row);
  if (!result.success) return { refused: reasonsOf(result.error, node.row) };
  try {
    const row = toJob(result.data, node.row, now, isInternship);
    const parsed = limits.safeParse(row);
    if (parsed.success) return { row };
    return {
      refused: reasonsOf(parsed.error, row).map(({ field = '', ...reason }) => {
        const [column = '', ...rest] = field.split('.');
        return { ...reason, field: [FIELD_OF[column] ?? column, ...rest].join('.') };
      }),
    };
  } catch (error) {
    if (error instanceof RecordRefusal) return { refused: [error.reason] };
    throw error;
  }
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
  places: z.array(LOCATIONS.element.pick({ city: true, country: true })).max(100),
});

const FIELD_OF: Readonly<Record<string, string>> = {
  title_jp: 'title',
  description_jp: 'description',
  positions: 'totalJobOpenings',
  entry_deadline: 'validThrough',
  start_date: 'jobStartDate',
  source_url: 'url',
  posted_at: 'datePosted',
  places: 'jobLocation',
};

function orNull(value: string | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : value;
}

function toJob(data: Posting, source: unknown, now: Date, isInternshipOf: IsInternship): ImportedJob {
  const key = importKey(data);
  const name = data.hiringOrganization.name;
  const company = `organization:${name.normalize('NFKC').toLowerCase()}`;
  const addresses = data.jobLocation.map(addressOf);
  const isRemote =
    data.jobLocationType.some((type) => term(type) === 'TELECOMMUTE') ||
    addresses.some((place) => place.isRemote);
  const places = distinct(addresses);
  const isJapanese =
    data.inLanguage?.toLowerCase().startsWith('ja') === true ||
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(data.title);
  const description =
    data.description === undefined || data.description === null
      ? null
      : sanitizeRichText(unescapedMarkup(data.description));
  const types = data.employmentType.flatMap((type) => type.split(',')).map(term);
  const isInternship = isInternshipOf(types);
  const internship = isInternship ? internshipTerms(data, now) : null;
  const website = [...data.hiringOrganization.sameAs, data.hiringOrganization.url].find(
    (candidate) =>
      candidate !== null && candidate !== undefined && isWebAddress(candidate) && candidate.length <= 2000,
  );
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
    ...salary(data),
    employment_status: isInternship ? 'INTERNSHIP' : employmentStatus(types),
    work_style: isRemote ? 'REMOTE' : null,
    positions: data.totalJobOpenings ?? null,
    entry_deadline: instantOf('validThrough', data.validThrough, now, 'ends'),
    start_date: dayOf('jobStartDate', data.jobStartDate, now) ?? internship?.startDate ?? null,
    ...conditions(data),
    terms: terms(data, isJapanese),
    internship,
    source_url: data.url ?? null,
    posted_at: posted,
    source,
    company: {
      import_key: company,
      name,
      otherNames: otherNamesOf(data.hiringOrganization),
      website: website ?? null,
    },
    places:
      places.length === 0 && isRemote ? distinct(data.applicantLocationRequirements.map(areaOf)) : places,
  };
}

/** Most other names of a company that are stored from one posting. */
const OTHER_NAMES = 10;

function otherNamesOf({ alternateName, legalName, name }: Posting['hiringOrganization']): readonly string[] {
  const names = [...legalName, ...alternateName].filter(
    (other) => other !== null && other !== name && COMPANY.shape.name.safeParse(other).success,
  );
  return [...new Set(names)].flatMap((other) => other ?? []).slice(0, OTHER_NAMES);
}

function addressOf({ address: source, name }: Posting['jobLocation'][number]): ReadAddress {
  return readAddress(
    source?.addressLocality ?? (source === undefined || source === null ? name : null),
    source?.addressRegion ?? null,
    source?.addressCountry ?? null,
  );
}

/** Where a remote worker has to live: a country or a part of one. */
function areaOf({
  '@type': type,
  address: source,
  name,
}: Posting['applicantLocationRequirements'][number]): ReadAddress {
  // CA is Canada; as a state it is California.
  const isCode = /^[A-Z]{2}$/.test(name ?? '') && !/(?:State|City|AdministrativeArea)$/.test(type ?? '');
  if (isCode && (source === undefined || source === null) && countryCode(name ?? null) !== null)
    return readAddress(null, null, name ?? null);
  return readAddress(
    source?.addressLocality ?? name,
    source?.addressRegion ?? null,
    source?.addressCountry ?? null,
  );
}

/** "https://schema.org/FULL_TIME", "Full time" and "full-time" are the same term. */
function term(written: string): string {
  return (written.trim().split(/[/#]/).at(-1) ?? '').toUpperCase().replaceAll(/[\s_-]/g, '');
}

function isInternshipType(types: readonly string[]): boolean {
  return types.some((type) => EMPLOYMENT[type] === 'INTERNSHIP');
}

/** The terms of the internship, checked against the contract; missing ones are null. */
function internshipTerms({ internship }: Posting, now: Date): Partial<InternshipTerms> | null {
  if (internship === undefined || internship === null) return null;
  const given = z.record(z.string(), z.unknown()).safeParse(internship);
  if (!given.success) throw new RecordRefusal({ code: 'notObject', field: 'internship' });
  const result = INTERNSHIP.safeParse({ ...NO_INTERNSHIP_TERMS, ...given.data });
  if (!result.success) {
    const [reason] = reasonsOf(result.error, given.data);
    throw new RecordRefusal(
      reason === undefined
        ? { code: 'wrongForm', field: 'internship' }
        : { ...reason, field: ['internship', reason.field ?? ''].filter((part) => part !== '').join('.') },
    );
  }
  const { startDate, endDate } = result.data ?? NO_INTERNSHIP_TERMS;
  dayOf('internship.startDate', startDate, now);
  dayOf('internship.endDate', endDate, now);
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw new RecordRefusal({ code: 'before', field: 'internship.endDate', values: { other: 'startDate' } });
  }
  return result.data;
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

const EMPLOYMENT: Readonly<Record<string, string>> = {
  FULLTIME: 'PERMANENT',
  PERMANENT: 'PERMANENT',
  正社員: 'PERMANENT',
  PARTTIME: 'PART_TIME',
  アルバイト: 'PART_TIME',
  パート: 'PART_TIME',
  CONTRACTOR: 'CONTRACT',
  CONTRACT: 'CONTRACT',
  契約社員: 'CONTRACT',
  TEMPORARY: 'TEMPORARY',
  SEASONAL: 'TEMPORARY',
  派遣社員: 'TEMPORARY',
  INTERN: 'INTERNSHIP',
  INTERNSHIP: 'INTERNSHIP',
  インターン: 'INTERNSHIP',
  インターンシップ: 'INTERNSHIP',
};

function employmentStatus(types: readonly string[]): string {
  const known = types.flatMap((type) => EMPLOYMENT[type] ?? []);
  return known.includes('INTERNSHIP') ? 'INTERNSHIP' : (known[0] ?? 'OTHER');
}

/** Pay periods by the words of `unitText` and the UN/CEFACT codes of `unitCode`. */
const PERIODS: Readonly<Record<string, string>> = {
  HOUR: 'HOUR',
  HOURLY: 'HOUR',
  HUR: 'HOUR',
  DAY: 'DAY',
  DAILY: 'DAY',
  WEEK: 'WEEK',
  WEEKLY: 'WEEK',
  WEE: 'WEEK',
  MONTH: 'MONTH',
  MONTHLY: 'MONTH',
  MON: 'MONTH',
  YEAR: 'YEAR',
  YEARLY: 'YEAR',
  ANNUAL: 'YEAR',
  ANNUALLY: 'YEAR',
  ANN: 'YEAR',
};

type Salary = Pick<ImportedJob, 'salary_minimum' | 'salary_maximum' | 'salary_currency' | 'salary_period'>;

const NO_SALARY: Salary = {
  salary_minimum: null,
  salary_maximum: null,
  salary_currency: null,
  salary_period: null,
};

/** Zero means not given. Pay without a currency or a known period is left to the source. */
function salary({ baseSalary, salaryCurrency }: Posting): Salary {
  if (baseSalary === undefined || baseSalary === null) return NO_SALARY;
  const { value } = baseSalary;
  const single = figureOf(value?.value);
  const low = figureOf(value?.minValue) ?? figureOf(baseSalary.minValue) ?? single;
  const high = figureOf(value?.maxValue) ?? figureOf(baseSalary.maxValue) ?? single;
  const currency = (
    orNull(baseSalary.currency) ??
    orNull(value?.currency) ??
    orNull(salaryCurrency) ??
    ''
  ).toUpperCase();
  const units = [value?.unitText, baseSalary.unitText, value?.unitCode, baseSalary.unitCode];
  const period = units.flatMap((unit) => PERIODS[term(unit ?? '')] ?? [])[0];
  if (low !== null && high !== null && high < low)
    throw new RecordRefusal({ code: 'aboveHighest', field: 'baseSalary.value.minValue' });
  if ((low ?? high) === null || !/^[A-Z]{3}$/.test(currency) || period === undefined) return NO_SALARY;
  return { salary_minimum: low, salary_maximum: high, salary_currency: currency, salary_period: period };
}

function figureOf(figure: number | null | undefined): number | null {
  return figure === undefined || figure === null || figure === 0 ? null : figure;
}

/** Characters of a text in `JobTerms` (job contract). */
const TERM_LENGTH = 2000;

function terms(data: Posting, isJapanese: boolean): Readonly<Record<string, unknown>> {
  const suffix = isJapanese ? 'Jp' : '';
  const said: Readonly<Record<string, string | null | undefined>> = {
    [`workingHours${suffix}`]: data.workHours,
    [`allowance${suffix}`]: data.jobBenefits,
    [`bonus${suffix}`]: data.incentiveCompensation,
  };
  const applicants = applicantsOf(applicantsTold(data), isJapanese ? 'jp' : 'en').quoted.join('\n');
  return Object.fromEntries(
    [
      ...Object.entries(said).map(
        ([name, value]) => [name, value === undefined || value === null ? '' : plainText(value)] as const,
      ),
      [`eligibleApplicants${suffix}`, applicants] as const,
    ].flatMap(([name, plain]) => (plain === '' ? [] : [[name, cut(plain)]])),
  );
}

function applicantsTold(data: Posting): ApplicantStatements {
  return {
    qualifications: data.qualifications,
    education: data.educationRequirements,
    experience: data.experienceRequirements,
    rightToWork: data.eligibilityToWorkRequirement,
    residence: distinct(data.applicantLocationRequirements.map(areaOf)).map(({ city }) => city),
    isExperienceEnough: data.experienceInPlaceOfEducation === true,
  };
}

type Conditions = Pick<
  ImportedJob,
  'graduation_years' | 'field_of_study' | 'japanese_level' | 'has_visa_support'
>;

function conditions(data: Posting): Conditions {
  const { fieldOfStudy, hasVisaSupport, japaneseLevel } = data.conditions ?? {};
  return {
    graduation_years: data.graduationYears ?? [],
    field_of_study: fieldOfStudy ?? (applicantsOf(applicantsTold(data), 'en').takesEverybody ? 'ANY' : null),
    japanese_level: japaneseLevel ?? null,
    has_visa_support: hasVisaSupport ?? null,
  };
}

/** Cuts between two characters and adds an ellipsis. */
function cut(plain: string): string {
  if (plain.length <= TERM_LENGTH) return plain;
  return `${plain.slice(0, TERM_LENGTH - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

function distinct(addresses: readonly ReadAddress[]): readonly Place[] {
  const places = addresses.flatMap(({ place }) => (place === null ? [] : [place]));
  const byName = new Map(
    places.map((place) => [`${place.city.toLowerCase()} ${place.country ?? ''}`, place]),
  );
  return [...byName.values()];
}
