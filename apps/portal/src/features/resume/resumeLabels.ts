import type { Resume, ResumeFormat } from '@michi/api/user';
import type { PageLayout } from '@michi/design-system/page-sketch';

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

/** Outline of a form for its thumbnail; null stands for an uploaded file. */
export const layoutOf = (format: ResumeFormat | null): PageLayout =>
  format === null ? 'file' : layouts[format];

/** Whether a form is Japanese, and can count years by era. */
export const isJapaneseForm = (format: ResumeFormat): boolean => format === 'MHLW' || format === 'UNIVERSITY';

export const languageOf = (format: ResumeFormat): Resume['language'] =>
  isJapaneseForm(format) ? 'jp' : 'en';

const kinds = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
} as const;

export const fileKindOf = ({ mediaType }: NonNullable<Resume['file']>): string => kinds[mediaType];
