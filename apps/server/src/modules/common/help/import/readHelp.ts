import { z } from 'zod';
import type { ReadRecord } from '../../../../platform/import/importRecords.ts';
import { complaint, readJson } from '../../../../platform/import/readJson.ts';
import { sanitizeRichText } from '../../../../platform/rich-text/sanitizeRichText.ts';
import { composeText } from '../../../../platform/validation/composeText.ts';

/** Characters of an answer, as the contract has it. */
const ANSWER = 20_000;

const tooLong = (limit: number) => `has more than ${limit.toLocaleString('en')} characters`;

const text = (limit: number) =>
  z
    .string()
    .transform((value) => composeText(value).trim())
    .pipe(z.string().min(1, 'is empty').max(limit, tooLong(limit)));
const optional = (limit: number) => text(limit).nullable().default(null);

const html = text(ANSWER * 2).transform((value, context) => {
  const clean = sanitizeRichText(value);
  if (clean === null) context.addIssue({ code: 'custom', message: 'has nothing left that may be shown' });
  else if (clean.length > ANSWER) context.addIssue({ code: 'custom', message: tooLong(ANSWER) });
  return clean ?? '';
});

const line = z.strictObject({
  /** Names the help for the import, so that a second run finds it again. */
  id: text(200),
  /** Title of its category in English; one that is not there is made, after the others. */
  category: text(200),
  categoryJp: optional(200),
  question: text(300),
  questionJp: optional(300),
  answer: html,
  answerJp: html.nullable().default(null),
});

/** A help as a line of a file tells it. */
export type ImportedHelp = z.output<typeof line>;

/** Reads one record of the file; what is wrong with it is told by the name of the field. */
export function readHelp(json: string): ReadRecord<ImportedHelp> {
  const read = readJson(json);
  if ('refused' in read) return read;
  const result = line.safeParse(read.value);
  return result.success
    ? { row: result.data }
    : { refused: complaint(result.error, read.value, 'an object that tells of a help') };
}
