import { normalizeText } from '@michi/api/text';
import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import { because } from '../../../platform/import/reason.ts';
import { NO_INTERNSHIP_TERMS } from '../posting/internship.ts';
import { idOfWords } from '../posting/idOfWords.ts';
import { plainLines, plainText } from './markup.ts';

/** The limits of the contract also apply to imports. */
export const {
  conditions: CONDITIONS,
  description: DESCRIPTION,
  internship: INTERNSHIP,
  job: JOB,
  questions: QUESTIONS,
  sourceUrl: SOURCE_URL,
} = manifest.job.showJob.responses[200].schema.shape.data.shape;

export const { company: COMPANY, locations: LOCATIONS } = JOB.shape;

export const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export function isList(value: unknown): value is readonly unknown[] {
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

const plain = text.transform(plainText);

const optionalText = text.nullish();

const optionalPlain = plain.nullish().transform(orNull);

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

const otherNames = list(plain.pipe(COMPANY.shape.name));

const named = orText('name', z.looseObject({ name: plain.nullish() })).transform(({ name }) => orNull(name));

export const ADDRESS = {
  streetAddress: optionalPlain,
  /** Several are several places. */
  addressLocality: list(plain).transform((lines) => orNull(lines.filter((line) => line !== '').join('; '))),
  addressRegion: optionalPlain,
  postalCode: optionalPlain,
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

const { element: QUESTION } = QUESTIONS;

const { element: CHOICE } = QUESTION.shape.choices;

const writtenIn = { text: optionalLines, textJp: optionalLines };

type Written = z.infer<z.ZodObject<typeof writtenIn>>;

const isWritten = ({ text: english, textJp: japanese }: Written) => english !== null || japanese !== null;

const unwritten = { path: ['text'], params: because('missing') };

const choice = z
  .strictObject(writtenIn)
  .refine(isWritten, unwritten)
  .transform((content) => ({ id: idOfWords(content), ...content }))
  .pipe(CHOICE);

/** What a company accepts that says nothing about its files. */
const ANY_FILE = QUESTION.shape.fileTypes.element.options;
const MAX_MEGABYTES = 10;

function eachOnce(values: readonly string[], context: z.core.$RefinementCtx): void {
  for (const [place, value] of values.entries())
    if (values.indexOf(value) !== place)
      context.addIssue({ code: 'custom', path: [place], params: because('repeated') });
}

/** The company's questions: those of the job contract, without ids. */
const questions = z
  .array(
    z
      .strictObject({
        ...writtenIn,
        kind: QUESTION.shape.kind,
        isRequired: z.boolean().default(false),
        maxCharacters: QUESTION.shape.maxCharacters.default(null),
        choices: z.array(choice).default([]),
        fileTypes: QUESTION.shape.fileTypes.superRefine(eachOnce).optional(),
        maxMegabytes: QUESTION.shape.maxMegabytes.optional(),
      })
      .refine(isWritten, unwritten)
      .refine(({ kind, maxCharacters }) => kind !== 'TEXT' || maxCharacters !== null, {
        path: ['maxCharacters'],
        params: because('missing'),
      })
      .refine(({ kind, choices }) => kind !== 'CHOICE' || choices.length > 0, {
        path: ['choices'],
        params: because('missing'),
      })
      .refine(({ kind, fileTypes }) => kind === 'FILE' || fileTypes === undefined, {
        path: ['fileTypes'],
        params: because('unknown'),
      })
      .refine(({ kind, fileTypes }) => kind !== 'FILE' || fileTypes?.length !== 0, {
        path: ['fileTypes'],
        params: because('missing'),
      })
      .refine(({ kind, maxMegabytes }) => kind === 'FILE' || maxMegabytes === undefined, {
        path: ['maxMegabytes'],
        params: because('unknown'),
      })
      .transform(({ fileTypes, maxMegabytes, ...content }) => {
        const isFile = content.kind === 'FILE';
        const accepted = {
          fileTypes: isFile ? (fileTypes ?? ANY_FILE) : [],
          maxMegabytes: isFile ? (maxMegabytes ?? MAX_MEGABYTES) : null,
        };
        return { id: idOfWords(isFile ? { ...content, ...accepted } : content), ...content, ...accepted };
      }),
  )
  .pipe(QUESTIONS)
  .superRefine((asked, context) =>
    eachOnce(
      asked.map(({ id }) => id),
      context,
    ),
  );

/** The part of schema.org's JobPosting (https://schema.org/JobPosting) that is read; the rest is stored unchanged. */
export const posting = z.looseObject({
  identifier: orText('value', z.looseObject({ name: optionalText, value: text.nullish() })).nullish(),
  title: plain.pipe(JOB.shape.title),
  description: list(text),
  inLanguage: optionalText,
  datePosted: optionalText,
  validThrough: optionalText,
  jobStartDate: optionalText,
  hiringOrganization: orText(
    'name',
    z.looseObject({
      name: plain.pipe(COMPANY.shape.name),
      legalName: otherNames,
      alternateName: otherNames,
      sameAs: list(z.string()),
      url: one(z.string()).nullish(),
    }),
  ),
  jobLocation: list(orText('name', z.looseObject({ address: list(address), name: optionalPlain }))),
  applicantLocationRequirements: list(
    orText(
      'name',
      z.looseObject({
        '@type': one(z.string()).nullish().catch(null),
        name: optionalPlain,
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
  questions: questions.nullish(),
  url: text.refine(isWebAddress, { params: because('notWebAddress') }).nullish(),
});

export type Posting = z.infer<typeof posting>;

export function orNull(value: string | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : value;
}
