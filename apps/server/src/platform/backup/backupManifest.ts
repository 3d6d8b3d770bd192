import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../operator/refusal.ts';

/** The file that is written last: a folder without it is no backup. */
export const MANIFEST = 'backup.json';

const schema = z.object({
  /** Raised when folders are written in another way. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The version of PostgreSQL it was taken from. */
  postgres: z.string(),
  /** The migrations its tables have been through. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Of the stored file with its rows. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.int(), isCalled: z.boolean() })),
  /** How many files have their bytes in it. */
  files: z.int(),
  /** Rows of `files` without bytes: aborted requests, and files deleted during the backup. */
  missingFiles: z.array(z.string()),
});

/** Contents of a backup. */
export type BackupManifest = z.infer<typeof schema>;

/**
 * Reads the manifest of a folder.
 * @throws Refusal if the backup is incomplete
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Refusal(null, `${folder} is not a backup, or was never finished: it has no ${MANIFEST}.`);
  });
  const read = schema.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new Refusal(null, `${join(folder, MANIFEST)} is not what this version of Michi writes.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the rows of a table are. */
export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.copy.gz`);
}

/** Where the bytes of files are. */
export function filesFolder(folder: string): string {
  return join(folder, 'files');
}
