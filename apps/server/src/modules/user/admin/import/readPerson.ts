import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import { readRow } from './readRow.ts';
import type { Column, Fault, FileRow } from './userFile.ts';
import { universitiesByName } from './universitiesByName.ts';

/** A user in the words of a file's line. */
export interface PersonFields {
  readonly email: string;
  readonly familyName?: string;
  readonly firstName?: string;
  readonly familyNameJp?: string;
  readonly firstNameJp?: string;
  readonly role: string;
  readonly university?: string;
  readonly language: string;
}

/** One person, by the rules that hold for a line of a file; line 1. */
export async function readPerson(
  database: Kysely<Database>,
  person: PersonFields,
): Promise<FileRow | readonly Fault[]> {
  const fields = new Map<Column, string>([
    ['EMAIL', person.email],
    ['FAMILY_NAME', person.familyName ?? ''],
    ['FIRST_NAME', person.firstName ?? ''],
    ['FAMILY_NAME_JP', person.familyNameJp ?? ''],
    ['FIRST_NAME_JP', person.firstNameJp ?? ''],
    ['ROLE', person.role],
    ['UNIVERSITY', person.university ?? ''],
    ['LANGUAGE', person.language],
  ]);
  return readRow(1, fields, await universitiesByName(database));
}
