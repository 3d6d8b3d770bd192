import { fileFormats } from '@michi/api/documents';
import type { ApplicationFile, JobQuestion } from '@michi/api/job';
import { isAttachment } from '../../shared/offline/drafts.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Value of the field of a question while its file is not uploaded yet, or could not be. */
export const fileOnTheWay = 'on-the-way';

/** Bytes of a megabyte. */
const megabyte = 1024 * 1024;

/** What the file of an answer has to be. */
export type FileRules = Pick<JobQuestion, 'fileTypes' | 'maxMegabytes' | 'isRequired'>;

/** Value of the field of a question with this file. */
export const fileValue = (file: ApplicationFile): string => JSON.stringify(file);

/** The uploaded file of such a value; null without one. */
export const readFileValue = (value: string): ApplicationFile | null => {
  const stored = parseJson(value);
  return isAttachment(stored) ? stored : null;
};

/** The formats that the company accepts. */
export const formatsOf = ({ fileTypes }: FileRules) => fileTypes.flatMap((type) => [...fileFormats[type]]);

/** Why an answer with a file cannot be sent. */
export type AnsweredFileFault = 'needed' | 'onTheWay' | 'wrongType' | 'tooLarge';

/** The error of a value; undefined if it can be sent. */
export const faultOfFileValue = (rules: FileRules, value: string): AnsweredFileFault | undefined => {
  if (value === fileOnTheWay) return 'onTheWay';
  const file = readFileValue(value);
  if (file === null) return rules.isRequired ? 'needed' : undefined;
  if (!formatsOf(rules).some(({ mediaType }) => mediaType === file.mediaType)) return 'wrongType';
  return isTooLarge(rules, file.size) ? 'tooLarge' : undefined;
};

export const isTooLarge = ({ maxMegabytes }: FileRules, size: number): boolean =>
  size > (maxMegabytes ?? Infinity) * megabyte;
