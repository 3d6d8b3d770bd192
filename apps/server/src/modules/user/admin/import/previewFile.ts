import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import { tooDemanding } from '../../../../platform/files/checkDocument.ts';
import { runInWorker } from '../../../../platform/files/runInWorker.ts';
import { universitiesByName } from './universitiesByName.ts';
import { faultOf, type FileRow, type UserFile } from './userFile.ts';
import type { UserFileTask } from './userFileWorker.ts';

const readInWorker = runInWorker<UserFileTask, UserFile>(new URL('./userFileWorker.ts', import.meta.url));

/** A parsed file, compared with existing users. */
export interface Preview extends UserFile {
  /** SHA-256 of the added and skipped lines, in hexadecimal. */
  readonly digest: string;
}

/**
 * Parses a file of users, without blocking other requests, and marks emails with an account.
 * @param owner the id of the uploading user; null for an operator's file
 * @throws Problem VALIDATION_FAILED for an unusable file
 */
export async function previewFile(
  database: Kysely<Database>,
  bytes: Uint8Array,
  owner: string | null,
): Promise<Preview> {
  const file = await readInWorker(
    { bytes, universities: await universitiesByName(database) },
    () => tooDemanding('file'),
    owner,
  );
  const emails = file.rows.map(({ email }) => email);
  return withoutTaken(file, await takenOf(database, emails));
}

/** Marks lines as faulty whose email has an account. @param taken in lower case */
export function withoutTaken(file: UserFile, taken: ReadonlySet<string>): Preview {
  const isTaken = ({ email }: FileRow): boolean => taken.has(email.toLowerCase());
  const rows = file.rows.filter((row) => !isTaken(row));
  const faults = [
    ...file.faults,
    ...file.rows
      .filter(isTaken)
      .map(({ line, email }) => faultOf(line, 'EMAIL_TAKEN', { column: 'EMAIL', value: email })),
  ].toSorted((one, other) => one.line - other.line);
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, faults]))
    .digest('hex');
  return { encoding: file.encoding, rows, faults, digest };
}

/** The emails that have an account, in lower case. */
async function takenOf(database: Kysely<Database>, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users
    where lower(email) = any(array(select lower(one) from unnest(${emails}::text[]) one))`.execute(database);
  return new Set(rows.map(({ email }) => email));
}
