import type { Resume, ResumeFormat } from '@michi/api/user';
import type { PageLayout } from '@michi/design-system/page-sketch';

/** The forms a resume can be made in, as they are offered. */
export const formats = [
  'MHLW',
  'UNIVERSITY',
  'ENGLISH_CLASSIC',
  'ENGLISH_MODERN',
] as const satisfies readonly ResumeFormat[];

const layouts: Readonly<Record<ResumeFormat, PageLayout>> = {
  MHLW: 'form',
  UNIVERSITY: 'boxes',
  ENGLISH_CLASSIC: 'column',
  ENGLISH_MODERN: 'columns',
};

/** How a form looks from afar; a file, where it is none of Michi's forms. */
export const layoutOf = (format: ResumeFormat | null): PageLayout =>
  format === null ? 'file' : layouts[format];

/** Whether a form is a Japanese one, which counts years by era where its owner wants it. */
export const isJapaneseForm = (format: ResumeFormat): boolean => format === 'MHLW' || format === 'UNIVERSITY';

/** The language a form is written in. */
export const languageOf = (format: ResumeFormat): Resume['language'] =>
  isJapaneseForm(format) ? 'jp' : 'en';

const kinds = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
} as const;

/** Common name of an uploaded file's type. */
export const fileKindOf = ({ mediaType }: NonNullable<Resume['file']>): string => kinds[mediaType];
