import * as z from 'zod/mini';

const words = z.optional(z.nullable(z.string()));
const list = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.nullable(z.array(z.nullable(item))));

/** A date: the schema requires a year, a month or a day (ISO 8601), and many files have something else. */
const date = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** Michi's data without a place in the schema; stored under `meta`, which allows anything. */
const michi = z.object({
  fullNameJp: words,
  fullNameFurigana: words,
  dateOfBirth: words,
  reasonForApplying: words,
  researchTopics: words,
  focusAsStudent: words,
  requests: words,
});

/**
 * A resume of jsonresume.org, version 1.0.0: the parts that Michi uses. Other parts are ignored. A part may be null,
 * as many tools write empty ones, and dates may be anything; otherwise a part must match the schema.
 */
export const jsonResumeSchema = z.object({
  $schema: words,
  basics: z.optional(
    z.nullable(
      z.object({
        name: words,
        label: words,
        email: words,
        phone: words,
        summary: words,
        location: z.optional(
          z.nullable(
            z.object({ address: words, postalCode: words, city: words, countryCode: words, region: words }),
          ),
        ),
      }),
    ),
  ),
  work: list(
    z.object({
      name: words,
      /** The name of the employer before version 1.0.0. */
      company: words,
      position: words,
      startDate: date,
      endDate: date,
      summary: words,
      highlights: list(z.string()),
    }),
  ),
  education: list(
    z.object({ institution: words, area: words, studyType: words, startDate: date, endDate: date }),
  ),
  certificates: list(z.object({ name: words, date, issuer: words })),
  skills: list(z.object({ name: words, keywords: list(z.string()) })),
  interests: list(z.object({ name: words, keywords: list(z.string()) })),
  meta: z.optional(z.nullable(z.object({ michi: z.optional(z.nullable(michi)) }))),
});

export type JsonResume = z.infer<typeof jsonResumeSchema>;

/** Why a file is not a JSON Resume: invalid JSON, or a part that does not match the schema, by its path. */
export type JsonFault =
  | { readonly code: 'NOT_JSON' }
  | { readonly code: 'NOT_A_RESUME'; readonly path: string };

export type JsonOutcome = { readonly resume: JsonResume } | { readonly fault: JsonFault };

export const parseJsonResume = (text: string): JsonOutcome => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { code: 'NOT_JSON' } };
  }
  const { success, data, error } = z.safeParse(jsonResumeSchema, value);
  if (success) return { resume: data };
  return { fault: { code: 'NOT_A_RESUME', path: error.issues[0]?.path.join('.') ?? '' } };
};
