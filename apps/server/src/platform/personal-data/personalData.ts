import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Language } from '../problem/language.ts';

/** A line of a document for people. */
export interface DocumentLine {
  readonly label: string;
  readonly text: string;
}

/** A section of a readable document: a title, and one block of lines per record. */
export interface DocumentSection {
  readonly title: string;
  readonly blocks: readonly (readonly DocumentLine[])[];
}

/** A file that a user has uploaded. */
export interface PersonalFile {
  /** Its place in the archive, such as `resumes/CV.pdf`. */
  readonly path: string;
  /**
   * Its content as it was uploaded, read when it is its turn.
   * @throws as `FileStore.read`
   */
  readonly read: () => Promise<Uint8Array>;
}

/** Stored data about one user, in each form of the export. */
export interface PersonalRecord {
  /** Everything, for programs; it becomes JSON. */
  readonly data: unknown;
  /** The same for people, in their language. */
  readonly sections: readonly DocumentSection[];
  /** Uploaded files, if the service keeps any. */
  readonly files?: readonly PersonalFile[];
}

/** The user, and their language and time zone. */
export interface PersonalReader {
  readonly userId: string;
  readonly language: Language;
  /** `JST` or a name of the IANA database. */
  readonly timezone: string;
}

/** Data of a service about a user: each service exports one of these in its `index.ts`. */
export interface PersonalData {
  /** Its key in `data.json`. */
  readonly name: string;
  /** Tables it reads with user data; a test checks that no table is missing. */
  readonly tables: readonly (keyof Database)[];
  /** Collects the data about the user, without secrets and without data of other people. */
  readonly collect: (
    database: Kysely<Database>,
    reader: PersonalReader,
    fileStore: FileStore,
  ) => Promise<PersonalRecord>;
}
