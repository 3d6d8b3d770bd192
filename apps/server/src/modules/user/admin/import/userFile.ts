import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';

type UserImport = Answer<typeof manifest.user.showUserImport, 200>['data'];

/** How the text of a file was written (user contract). */
export type FileEncoding = UserImport['encoding'];

/** Something wrong in a line (user contract, `UserImportFault`). */
export type Fault = UserImport['faults'][number];

/** A column, independent of its heading. */
export type Column = NonNullable<Fault['column']>;

/** Code of an error in a line. */
export type FaultCode = Fault['code'];

/** A user that a line adds. */
export interface FileRow {
  readonly line: number;
  readonly email: string;
  readonly familyName: string | null;
  readonly firstName: string | null;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
  readonly role: 'STUDENT' | 'ADMIN';
  readonly universityId: string | null;
  readonly language: 'en' | 'jp';
}

/** A file of users as it was read. */
export interface UserFile {
  readonly encoding: FileEncoding;
  /** Lines without a fault, in their order. */
  readonly rows: readonly FileRow[];
  /** In the order of the lines. */
  readonly faults: readonly Fault[];
}

/** A fault of a line, or of one of its columns. */
export function faultOf(
  line: number,
  code: FaultCode,
  {
    column = null,
    value = null,
    otherLine = null,
  }: {
    readonly column?: Column | null;
    readonly value?: string | null;
    readonly otherLine?: number | null;
  } = {},
): Fault {
  const shown = value === null || value === '' ? null : [...value].slice(0, SHOWN).join('');
  return { line, column, code, value: shown, otherLine };
}

/** Most characters of an invalid value that are shown. */
const SHOWN = 80;
