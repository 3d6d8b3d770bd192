import { manifest } from '@michi/api/server';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReadRecord } from '../../../platform/import/importRecords.ts';
import { complaint, readJson } from '../../../platform/import/readJson.ts';
import { NO_INTERNSHIP_TERMS, type InternshipTerms } from '../internship.ts';
import { readAddress, type Place } from './places.ts';
import { sanitizeRichText } from '../../../platform/rich-text/sanitizeRichText.ts';

/** A posting in the words of the tables. */
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
  readonly terms: Readonly<Record<string, unknown>>;
  /** Null for a job, and for an internship that says nothing of it. */
  readonly internship: Partial<InternshipTerms> | null;
  readonly source_url: string | null;
  readonly posted_at: string | null;
  /** The whole posting, with the fields nobody knows. */
  readonly source: unknown;
  readonly company: { readonly import_key: string; readonly name: string; readonly website: string | null };
  readonly places: readonly Place[];
}

const text = z.string().transform((value) => value.normalize('NFC').trim());
const url = z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
  error: 'is not a web address',
});
const named = z.union([text, z.looseObject({ name: text.optional() }).transform(({ name }) => name ?? '')]);
const amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);
const orList = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema.transform((value) => [value]), z.array(schema)]);

const address = z.union([
  text.transform((addressLocality) => ({ addressLocality, addressRegion: null, addressCountry: null })),
  z.looseObject({
    addressLocality: text.nullish().transform(orNull),
    addressRegion: text.nullish().transform(orNull),
    addressCountry: named.nullish().transform(orNull),
  }),
]);

const salaryRange = z.looseObject({
  value: amount.nullish(),
  minValue: amount.nullish(),
  maxValue: amount.nullish(),
  unitText: text.nullish(),
});

/** What is read of schema.org's JobPosting (https://schema.org/JobPosting); the rest is kept as it came. */
const posting = z.looseObject({
  '@type': z.literal('JobPosting', { error: 'is not JobPosting' }),
  identifier: z
    .union([
      text.transform((value) => ({ name: '', value })),
      z.looseObject({
        name: text.nullish().transform((name) => name ?? ''),
        value: z.union([text, z.number().transform(String)]),
      }),
    ])
    .nullish(),
  title: text.pipe(z.string().min(1, 'is empty').max(300, 'has more than 300 characters')),
  description: text.nullish(),
  inLanguage: text.nullish(),
  datePosted: z.string().nullish(),
  validThrough: z.string().nullish(),
  jobStartDate: z.string().nullish(),
  hiringOrganization: z.union([
    text.pipe(z.string().min(1).max(200)).transform((name) => ({ name, sameAs: null, url: null })),
    z.looseObject({
      name: text.pipe(z.string().min(1, 'is empty').max(200, 'has more than 200 characters')),
      sameAs: orList(z.string()).nullish(),
      url: z.string().nullish(),
    }),
  ]),
  jobLocation: orList(
    z.union([text, z.looseObject({ address: address.nullish(), name: text.nullish() })]),
  ).nullish(),
  jobLocationType: orList(text).nullish(),
  employmentType: orList(text).nullish(),
  baseSalary: z
    .union([
      amount.transform((value) => ({ currency: null, value, minValue: null, maxValue: null })),
      z.looseObject({
        currency: text.nullish(),
        value: z.union([amount, salaryRange]).nullish(),
        minValue: amount.nullish(),
        maxValue: amount.nullish(),
      }),
    ])
    .nullish(),
  salaryCurrency: text.nullish(),
  totalJobOpenings: z.union([amount, z.null()]).optional(),
  workHours: text.nullish(),
  jobBenefits: text.nullish(),
  incentiveCompensation: text.nullish(),
  qualifications: z.unknown().optional(),
  internship: z.unknown().optional(),
  url: url.nullish(),
});

type Posting = z.infer<typeof posting>;

/** The terms as the contract has them. */
const INTERNSHIP = manifest.job.showJob.answers[200].schema.shape.data.shape.internship;

/** Reads one posting from its text. */
export function readPosting(json: string): ReadRecord<ImportedJob> {
  return readAs(json, isInternshipType);
}

/** Reads one posting of an internship from its text, whatever type of employment it names. */
export function readInternship(json: string): ReadRecord<ImportedJob> {
  return readAs(json, () => true);
}

function readAs(json: string, isInternship: (types: readonly string[]) => boolean): ReadRecord<ImportedJob> {
  const read = readJson(json);
  if ('refused' in read) return read;
  const { value } = read;
  const result = posting.safeParse(value);
  if (!result.success) return { refused: complaint(result.error, value, 'a JobPosting object') };
  try {
    return { row: toJob(result.data, value, isInternship) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

/** Why a posting that has the right form cannot become a job. */
class Refusal extends Error {}

function orNull(value: string | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : value;
}

function toJob(
  data: Posting,
  source: unknown,
  isInternshipOf: (types: readonly string[]) => boolean,
): ImportedJob {
  const key = importKey(data);
  const addresses = (data.jobLocation ?? []).map((place) =>
    typeof place === 'string'
      ? readAddress(place, null, null)
      : readAddress(
          place.address?.addressLocality ?? (place.address === undefined ? orNull(place.name) : null),
          place.address?.addressRegion ?? null,
          place.address?.addressCountry ?? null,
        ),
  );
  const isJapanese =
    data.inLanguage?.toLowerCase().startsWith('ja') === true ||
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(data.title);
  const description =
    data.description === undefined || data.description === null ? null : sanitizeRichText(data.description);
  const types = (data.employmentType ?? []).map((type) => type.toUpperCase().replaceAll('-', '_'));
  const isInternship = isInternshipOf(types);
  const internship = isInternship ? internshipTerms(data) : null;
  const isRemote =
    (data.jobLocationType ?? []).includes('TELECOMMUTE') || addresses.some((one) => one.isRemote);
  const website = [...(data.hiringOrganization.sameAs ?? []), data.hiringOrganization.url].find(
    (candidate) => url.safeParse(candidate).success && (candidate ?? '').length <= 2000,
  );
  const name = data.hiringOrganization.name;
  const company = `organization:${name.normalize('NFKC').toLowerCase()}`;
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
    positions: positions(data.totalJobOpenings),
    entry_deadline: lastMoment(data.validThrough),
    start_date: day('jobStartDate', data.jobStartDate) ?? internship?.startDate ?? null,
    terms: terms(data, isJapanese),
    internship,
    source_url: data.url === undefined || data.url === null || data.url.length > 2000 ? null : data.url,
    posted_at: moment('datePosted', data.datePosted),
    source,
    company: {
      import_key: company,
      name,
      website: website ?? null,
    },
    places: distinct(addresses.flatMap(({ place }) => (place === null ? [] : [place]))),
  };
}

function isInternshipType(types: readonly string[]): boolean {
  return types.includes('INTERN') || types.includes('INTERNSHIP');
}

/** What the posting says of itself as an internship, held against the contract: what it leaves out is not said. */
function internshipTerms({ internship }: Posting): Partial<InternshipTerms> | null {
  if (internship === undefined || internship === null) return null;
  const given = z.record(z.string(), z.unknown()).safeParse(internship);
  if (!given.success) throw new Refusal('internship: is not an object');
  const result = INTERNSHIP.safeParse({ ...NO_INTERNSHIP_TERMS, ...given.data });
  if (!result.success) {
    throw new Refusal(`internship.${complaint(result.error, given.data, 'an internship')}`);
  }
  const { startDate, endDate } = result.data ?? NO_INTERNSHIP_TERMS;
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw new Refusal('internship.endDate: is before startDate');
  }
  return result.data;
}

/** Names the posting for good: by its identifier, else by its address. */
function importKey({ identifier, url: link }: Posting): string {
  const value = identifier?.value ?? '';
  if (value !== '') return `${identifier?.name ?? ''}:${value}`;
  if (link === undefined || link === null) throw new Refusal('has neither an identifier nor a url');
  return link;
}

/** A short code people can read out, made from the key: ten letters and digits without look-alikes (RFC 4648 alphabet). */
function jobCode(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const letters = [...createHash('sha256').update(key).digest().subarray(0, 10)];
  return `EX-${letters.map((byte) => alphabet[byte % 32]).join('')}`;
}

const EMPLOYMENT: Readonly<Record<string, string>> = {
  FULL_TIME: 'PERMANENT',
  PERMANENT: 'PERMANENT',
  PART_TIME: 'PART_TIME',
  CONTRACTOR: 'CONTRACT',
  CONTRACT: 'CONTRACT',
  TEMPORARY: 'TEMPORARY',
  SEASONAL: 'TEMPORARY',
  INTERN: 'INTERNSHIP',
  INTERNSHIP: 'INTERNSHIP',
};

function employmentStatus(types: readonly string[]): string {
  const known = types.flatMap((type) => EMPLOYMENT[type] ?? []);
  return known.includes('INTERNSHIP') ? 'INTERNSHIP' : (known[0] ?? 'OTHER');
}

const PERIODS: Readonly<Record<string, string>> = { HOUR: 'HOUR', MONTH: 'MONTH', YEAR: 'YEAR' };

/** Highest pay the contract can show (job contract, `Salary`). */
const HIGHEST_PAY = 1_000_000_000;

type Salary = Pick<ImportedJob, 'salary_minimum' | 'salary_maximum' | 'salary_currency' | 'salary_period'>;

const NO_SALARY: Salary = {
  salary_minimum: null,
  salary_maximum: null,
  salary_currency: null,
  salary_period: null,
};

/** Pay by the hour, month or year; other periods, or none, are left to the source. */
function salary({ baseSalary, salaryCurrency }: Posting): Salary {
  if (baseSalary === undefined || baseSalary === null) return NO_SALARY;
  const value = typeof baseSalary.value === 'object' ? baseSalary.value : undefined;
  const single = typeof baseSalary.value === 'number' ? baseSalary.value : value?.value;
  const low = value?.minValue ?? baseSalary.minValue ?? single ?? value?.maxValue ?? baseSalary.maxValue;
  const high = value?.maxValue ?? baseSalary.maxValue ?? single ?? low;
  const currency = (baseSalary.currency ?? salaryCurrency ?? '').toUpperCase();
  const period = PERIODS[(value?.unitText ?? '').toUpperCase()];
  if (low === undefined || low === null || high === undefined || high === null) return NO_SALARY;
  if (low < 0 || high < low) throw new Refusal('baseSalary: its lowest value is above its highest');
  if (high > HIGHEST_PAY) throw new Refusal('baseSalary: is beyond any pay');
  if (!/^[A-Z]{3}$/.test(currency) || period === undefined) return NO_SALARY;
  return {
    salary_minimum: Math.round(low),
    salary_maximum: Math.round(high),
    salary_currency: currency,
    salary_period: period,
  };
}

function positions(openings: number | null | undefined): number | null {
  if (openings === undefined || openings === null) return null;
  if (!Number.isInteger(openings) || openings < 1 || openings > 100_000) {
    throw new Refusal('totalJobOpenings: is not a number of people');
  }
  return openings;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day alone lasts until its end. Postings say no zone with a day; the end of it in UTC is late enough for most. */
function lastMoment(value: string | null | undefined): string | null {
  const isDay = DAY.test(value?.trim() ?? '');
  const start = moment('validThrough', value);
  return start === null || !isDay ? start : start.replace('T00:00:00.000Z', 'T23:59:59.000Z');
}

/** An ISO 8601 date or date and time as an instant. */
function moment(field: string, value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  if (trimmed === '') return null;
  const isForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(trimmed);
  const withZone = trimmed.includes('T') && !/(Z|[+-]\d{2}:?\d{2})$/.test(trimmed) ? `${trimmed}Z` : trimmed;
  const time = isForm && isRealDay(trimmed.slice(0, 10)) ? Date.parse(withZone) : Number.NaN;
  if (Number.isNaN(time)) throw new Refusal(`${field}: is not a date`);
  return new Date(time).toISOString();
}

function day(field: string, value: string | null | undefined): string | null {
  return moment(field, value)?.slice(0, 10) ?? null;
}

function isRealDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The terms a posting names, in the words of the job contract. */
function terms(data: Posting, isJapanese: boolean): Readonly<Record<string, unknown>> {
  const suffix = isJapanese ? 'Jp' : '';
  const said: Readonly<Record<string, string | null | undefined>> = {
    [`workingHours${suffix}`]: data.workHours,
    [`allowance${suffix}`]: data.jobBenefits,
    [`bonus${suffix}`]: data.incentiveCompensation,
    [`eligibleApplicants${suffix}`]: typeof data.qualifications === 'string' ? data.qualifications : null,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      const words = value === undefined || value === null ? '' : plainText(value);
      return words === '' ? [] : [[name, words.slice(0, 2000)]];
    }),
  );
}

function plainText(value: string): string {
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function distinct(places: readonly Place[]): readonly Place[] {
  const byName = new Map(
    places.map((place) => [`${place.city.toLowerCase()} ${place.country ?? ''}`, place]),
  );
  return [...byName.values()].slice(0, 100);
}
