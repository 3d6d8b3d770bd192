import { manifest } from '@michi/api/manifest';
import { z } from 'zod';
import { type ReadRecord, because, RecordRefusal } from '../../../../platform/import/reason.ts';
import { farDates } from '../../../../platform/import/japanTime.ts';
import { oneLine } from '../../../../platform/import/oneLine.ts';
import { readTolerantly } from '../../../../platform/import/readTolerantly.ts';
import { composeText } from '../../../../platform/validation/composeText.ts';

const fields = manifest.common.updateCourseCompletion.responses[200].schema.shape.data.shape;

const text = (limit: number) =>
  z
    .string()
    .transform((value) => composeText(value).trim())
    .pipe(z.string().min(1).max(limit));
const line = (limit: number) => oneLine.pipe(text(limit));
const optional = (limit: number) => line(limit).nullable().default(null);

const record = z
  .strictObject({
    /** Names the course for the import, so that a second run finds it again. */
    id: line(200),
    name: line(200),
    nameJp: optional(200),
    description: text(2_000).nullable().default(null),
    descriptionJp: text(2_000).nullable().default(null),
    provider: optional(200),
    providerJp: optional(200),
    url: z
      .string()
      .max(2_000)
      .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
        params: because('notWebAddress'),
      }),
    minutes: fields.minutes.default(null),
    startsOn: fields.startsOn.default(null),
    dueOn: fields.dueOn.default(null),
    /** Name of the university whose students it is for; omitted if for everyone. */
    university: optional(200),
  })
  .superRefine(({ dueOn, startsOn }, context) => {
    if (startsOn !== null && dueOn !== null && dueOn < startsOn) {
      const params = because('before', { value: dueOn, other: 'startsOn', limit: startsOn });
      context.addIssue({ code: 'custom', path: ['dueOn'], params });
    }
  });

/** A course as a line of the file describes it. */
export type ImportedCourse = z.output<typeof record>;

/** Reads one record of the file; an error names the field. */
export function readCourse(value: unknown, now: Date): ReadRecord<ImportedCourse> {
  return readTolerantly(record, value, {
    // A misspelt name of the university would show its course to everyone.
    mayLack: (property) => property in record.shape && property !== 'university',
    toRow: (row) => {
      const [far] = farDates({ startsOn: row.startsOn, dueOn: row.dueOn }, now);
      if (far !== undefined) throw new RecordRefusal(far);
      return { row };
    },
  });
}
