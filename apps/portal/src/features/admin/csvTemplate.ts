import type { UserImportColumn } from '@michi/api/user';

/** The columns of a file of users, in the order of the template. */
export const templateColumns = [
  'FAMILY_NAME',
  'FIRST_NAME',
  'FAMILY_NAME_JP',
  'FIRST_NAME_JP',
  'EMAIL',
  'ROLE',
  'UNIVERSITY',
  'LANGUAGE',
] as const satisfies readonly UserImportColumn[];

/** Tells spreadsheets that it is UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * A file to fill in: the headings and nothing else, so that no cell of it can be a formula.
 * @param headings in the order of `templateColumns`
 */
export const csvTemplate = (headings: readonly string[]): Blob =>
  new Blob([`${byteOrderMark}${headings.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });
