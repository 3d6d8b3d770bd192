import { normalizeText } from '@michi/api/text';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ReadRecord, faultsOf, RecordRefusal, type LeftOut } from '../../../platform/import/reason.ts';
import { futureDateReasons, dayOf, instantOf } from '../../../platform/import/japanTime.ts';
import { readTolerantly } from '../../../platform/import/readTolerantly.ts';
import type { InternshipTerms } from '../posting/internship.ts';
import { applicantsOf, type ApplicantStatements } from './applicants.ts';
import { employmentOf } from './employment.ts';
import { postingsIn } from './linkedData.ts';
import { unescapedMarkup } from './markup.ts';
import { readEstimate, readPay, type Salary } from './pay.ts';
import { same } from './entry.ts';
import { remotest, type Place, type ReadAddress } from './places.ts';
import {
  bilingual,
  entriesOf,
  shortened,
  statementOf,
  statementsOf,
  type JobStatement,
} from './statements.ts';
import { sanitizeRichText } from '../../../platform/import/sanitizeRichText.ts';
import {
  DESCRIPTION,
  JOB,
  SOURCE_URL,
  isWebAddress,
  posting,
  type Posting,
  orNull,
} from './postingSchema.ts';
import { TERMS, reportUnreadValues } from './unreadValues.ts';
import { fitting, addressesOf, areasOf, readAddresses, workStylesOf, distinct } from './postingLocations.ts';

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
  readonly questions: NonNullable<Posting['questions']>;
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
    // Without its questions an application would lack what the company asks for.
    mayLack: (property) => !['identifier', 'questions'].includes(property),
    toRow: (data) => {
      const leftOut: LeftOut[] = [];
      const row = toJob(data, node.row, now, isAlwaysInternship, leftOut);
      reportUnreadValues(data, node.row, leftOut);
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
  const addresses = readAddresses('jobLocation', data.jobLocation.map(addressesOf), leftOut);
  const workStyle = remotest([...workStylesOf(data, leftOut), ...addresses.map((place) => place.workStyle)]);
  const places = distinct(addresses);
  const residences = readAddresses(
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
    questions: data.questions ?? [],
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
  const applicants = applicantsOf(
    applicantStatements(data, residences),
    isJapanese ? 'jp' : 'en',
  ).quoted.join('\n');
  return Object.fromEntries(
    [
      ...texts,
      [`eligibleApplicants${isJapanese ? 'Jp' : ''}`, 'qualifications', orNull(applicants)] as const,
    ].flatMap(([name, property, termText]) =>
      termText === null ? [] : [[name, shortened(property ?? '', termText, TERM_LENGTH, leftOut)]],
    ),
  );
}

function applicantStatements(data: Posting, residences: readonly ReadAddress[]): ApplicantStatements {
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

type Conditions = Pick<
  ImportedJob,
  'graduation_years' | 'field_of_study' | 'japanese_level' | 'has_visa_support'
>;

function conditions(data: Posting, residences: readonly ReadAddress[]): Conditions {
  const { fieldOfStudy, hasVisaSupport, japaneseLevel } = data.conditions ?? {};
  return {
    graduation_years: data.graduationYears ?? [],
    field_of_study:
      fieldOfStudy ??
      (applicantsOf(applicantStatements(data, residences), 'en').takesEverybody ? 'ANY' : null),
    japanese_level: japaneseLevel ?? null,
    has_visa_support: hasVisaSupport ?? null,
  };
}
