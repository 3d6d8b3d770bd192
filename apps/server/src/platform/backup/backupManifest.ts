import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../operator/refusal.ts';

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'backup.json';

const schema = z.object({
  /** Raised when the layout of folders changes. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Version of PostgreSQL. */
  postgres: z.string(),
  /** Migrations of its tables. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  /** Files whose bytes are in it. */
  files: z.int(),
  /** Rows of `files` without bytes: aborted requests, and files deleted during the backup. */
  missingFiles: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof schema>;

/** @throws Refusal if the backup is incomplete */
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

export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.copy.gz`);
}

export function filesFolder(folder: string): string {
  return join(folder, 'files');
}
