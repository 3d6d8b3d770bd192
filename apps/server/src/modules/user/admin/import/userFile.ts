import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { NewUser } from '../newUser.ts';

type UserImport = ResponseBody<typeof manifest.user.showUserImport, 200>['data'];

export type FileEncoding = UserImport['encoding'];

/** Something wrong in a line (user contract, `UserImportFault`). */
export type Fault = UserImport['faults'][number];

/** A column, independent of its heading. */
export type Column = NonNullable<Fault['column']>;

/** A user that a line adds. */
export interface FileRow extends NewUser {
  readonly line: number;
}

export interface UserFile {
  readonly encoding: FileEncoding;
  /** Lines without a fault, in order. */
  readonly rows: readonly FileRow[];
  readonly faults: readonly Fault[];
}

/** A fault of a line, or of one of its columns. */
export function faultOf(
  line: number,
  code: Fault['code'],
  { column = null, value = null, otherLine = null }: Partial<Fault> = {},
): Fault {
  const shown = value === null || value === '' ? null : [...value].slice(0, SHOWN).join('');
  return { line, column, code, value: shown, otherLine };
}

/** Most characters of an invalid value that are shown. */
const SHOWN = 80;
