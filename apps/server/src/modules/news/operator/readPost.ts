import { isStreamSafe } from '@michi/api/text';
import { z } from 'zod';
import { farDates } from '../../../platform/import/japanTime.ts';
import { reasonMessage } from '../../../platform/import/reason.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { sanitizeRichText } from '../../../platform/import/sanitizeRichText.ts';
import { composeText, trimText } from '../../../platform/validation/composeText.ts';
import { controlCharacterRule } from '../../../platform/validation/controlCharacters.ts';

/** A publisher or university: by id, or by the English or Japanese name. */
export interface Named {
  readonly kind: 'company' | 'university';
  readonly name: string;
}

/** A post as an operator wrote it, checked and with its texts sanitised. */
export interface WrittenPost {
  readonly identifier: string;
  /** Null for Michi itself. */
  readonly publisher: Named | null;
  /** Null if the file does not say. */
  readonly audience: 'everyone' | Named | null;
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string;
  readonly bodyJp: string | null;
  /** A file in the folder of the post's. */
  readonly picture: string | null;
  /** What the picture shows. */
  readonly pictureText: string | null;
  readonly pictureTextJp: string | null;
  readonly publishedAt: string | null;
}

/** Most characters (news contract, `Post`), counted by code points as JSON Schema does. */
const TITLE = 300;
const PICTURE_TEXT = 300;
const BODY = 100_000;

const text = (limit: number, isMultiline = false) =>
  z
    .string('is not text')
    .refine(isStreamSafe, 'has more than 30 accents or other marks on one letter')
    .transform((value) => trimText(composeText(value)))
    .superRefine((value, context) => {
      const rule = controlCharacterRule(value, isMultiline);
      if (rule !== undefined)
        context.addIssue({ code: 'custom', message: reasonMessage({ code: rule }, 'en') });
    })
    .refine((value) => value !== '', 'is empty')
    .refine((value) => [...value].length <= limit, `has more than ${limit.toLocaleString('en')} characters`);

const html = text(BODY * 2, true).transform((value, context) => {
  const clean = sanitizeRichText(value);
  if (clean === null)
    context.addIssue({ code: 'custom', message: 'is empty once unsafe content is removed' });
  else if ([...clean].length > BODY)
    context.addIssue({ code: 'custom', message: `has more than ${BODY.toLocaleString('en')} characters` });
  return clean ?? '';
});

const company = z.strictObject({ company: text(200) }, 'is neither "michi" nor a company or a university');
const university = z.strictObject({ university: text(200) }, 'is neither "everyone" nor a university');

const written = z.strictObject(
  {
    identifier: text(200),
    publisher: z.union([z.literal('michi'), company, university], {
      error: 'is neither "michi" nor {"company": …} nor {"university": …}',
    }),
    audience: z
      .union([z.literal('everyone'), university], {
        error: 'is neither "everyone" nor {"university": …}',
      })
      .optional(),
    title: text(TITLE),
    titleJp: text(TITLE).nullish(),
    body: html,
    bodyJp: html.nullish(),
    picture: text(1_000).nullish(),
    pictureText: text(PICTURE_TEXT).nullish(),
    pictureTextJp: text(PICTURE_TEXT).nullish(),
    publishedAt: z.iso
      .datetime({ offset: true, error: 'is not a moment: write it as 2026-12-01T09:00:00+09:00' })
      .nullish(),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'is not a JSON object') },
);

/**
 * Parses a post from an operator's JSON.
 * @throws Refusal that names the field at fault
 */
export function readPost(json: string, now: Date): WrittenPost {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Refusal('The file', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = written.safeParse(value);
  if (!result.success) throw refusalOf(result.error, value);
  const { publisher, audience, titleJp, bodyJp, publishedAt, picture, pictureText, pictureTextJp, ...rest } =
    result.data;
  if ((picture ?? null) === null && (pictureText ?? pictureTextJp ?? null) !== null)
    throw new Refusal('picture', 'is missing, though a text says what it shows');
  const [far] = farDates({ publishedAt }, now);
  if (far !== undefined)
    throw new Refusal('publishedAt', `is not valid: ${reasonMessage({ ...far, field: '' }, 'en')}`);
  return {
    ...rest,
    titleJp: titleJp ?? null,
    bodyJp: bodyJp ?? null,
    publisher: publisher === 'michi' ? null : named(publisher),
    audience: audience === undefined || audience === 'everyone' ? (audience ?? null) : named(audience),
    picture: picture ?? null,
    pictureText: pictureText ?? null,
    pictureTextJp: pictureTextJp ?? null,
    publishedAt: publishedAt ?? null,
  };
}

function named(party: z.infer<typeof company> | z.infer<typeof university>): Named {
  return 'company' in party
    ? { kind: 'company', name: party.company }
    : { kind: 'university', name: party.university };
}

function refusalOf(error: z.ZodError, value: unknown): Refusal {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys')
    return new Refusal(issue.keys[0] ?? null, 'is not a field of a post');
  const [field] = issue?.path ?? [];
  if (issue === undefined || field === undefined) return new Refusal('The file', 'is not a JSON object');
  const isMissing = typeof value === 'object' && value !== null && !Object.hasOwn(value, field);
  return new Refusal(String(field), isMissing ? 'is missing' : issue.message);
}
