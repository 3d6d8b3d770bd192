import { z } from 'zod';
import { oneLine } from '../../../../platform/import/oneLine.ts';
import { type ReadRecord, because } from '../../../../platform/import/reason.ts';
import { readTolerantly } from '../../../../platform/import/readTolerantly.ts';
import { sanitizeRichText } from '../../../../platform/import/sanitizeRichText.ts';
import { composeText } from '../../../../platform/validation/composeText.ts';

/** `maxLength` of an answer in the contract. */
const ANSWER = 20_000;

const text = (limit: number) =>
  z
    .string()
    .transform((value) => composeText(value).trim())
    .pipe(z.string().min(1).max(limit));
const line = (limit: number) => oneLine.pipe(text(limit));
const optional = (limit: number) => line(limit).nullable().default(null);

const html = text(ANSWER * 2).transform((value, context) => {
  const clean = sanitizeRichText(value);
  if (clean === null) context.addIssue({ code: 'custom', params: because('empty') });
  else if (clean.length > ANSWER)
    context.addIssue({ code: 'custom', params: because('tooLong', { limit: ANSWER, value: clean.length }) });
  return clean ?? '';
});

const record = z.strictObject({
  /** Names the help for the import, so that a second run finds it again. */
  id: line(200),
  /** English title of its category; an unknown one is created after the others. */
  category: line(200),
  categoryJp: optional(200),
  question: line(300),
  questionJp: optional(300),
  answer: html,
  answerJp: html.nullable().default(null),
});

/** A help article as a line of the file describes it. */
export type ImportedHelp = z.output<typeof record>;

/** Reads one record of the file; an error names the field. */
export function readHelp(value: unknown): ReadRecord<ImportedHelp> {
  return readTolerantly(record, value, { toRow: (row) => ({ row }) });
}
