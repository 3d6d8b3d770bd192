import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

type Parts = Pick<Deps, 'database' | 'fileStore'>;

export interface NewFile {
  /** Null for a file of an operator. */
  readonly userId: string | null;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Milliseconds after which an unreferenced file cannot belong to a running request. */
const GRACE = 24 * 3_600_000;

/** Most files deleted at a time. */
const SWEEP_SIZE = 200;

/** SQL condition: nothing refers to the row of `files`. */
const IS_LOOSE = sql<boolean>`
  not exists (select from resumes r where r.file_id = files.id)
  and not exists (select from resume_copies c where c.file_id = files.id)
  and not exists (select from resume_copies c where c.photo_file_id = files.id)
  and not exists (select from students s where s.photo_file_id = files.id)
  and not exists (select from counsellors c where c.photo_file_id = files.id)
  and not exists (select from counselling_files o where o.file_id = files.id)
  and not exists (select from chat_attachments a where a.file_id = files.id and a.thread_id is not null)`;

/**
 * Stores a file that a later transaction refers to. The row is written before the bytes, so that `sweepFiles` finds
 * them after any failure.
 * @returns its id
 */
export async function storeFile({ database, fileStore }: Parts, file: NewFile, now: Date): Promise<string> {
  const { id } = await database
    .insertInto('files')
    .values({
      user_id: file.userId,
      name: file.name,
      media_type: file.mediaType,
      size: file.bytes.length,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fileStore.write(id, file.bytes);
  return id;
}

/** Deletes files that are no longer referenced; call it after the transaction that removed the references. */
export async function discardFiles(
  { database, fileStore }: Parts,
  ids: readonly (string | null)[],
): Promise<void> {
  for (const id of ids) {
    if (id === null || !(await isLoose(database, id))) continue;
    // The bytes first: a row that is left shows that they may still exist.
    await fileStore.remove(id);
    await database.deleteFrom('files').where('id', '=', id).where(IS_LOOSE).execute();
  }
}

/** Deletes files that a failed or interrupted request has left. */
export async function sweepFiles(deps: Pick<Deps, 'clock'> & Parts): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - GRACE);
  const rows = await deps.database
    .selectFrom('files')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where(IS_LOOSE)
    .orderBy('created_at')
    .limit(SWEEP_SIZE)
    .execute();
  await discardFiles(
    deps,
    rows.map(({ id }) => id),
  );
}

export async function filesOf(database: Kysely<Database>, userId: string): Promise<readonly string[]> {
  const rows = await database.selectFrom('files').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

async function isLoose(database: Kysely<Database>, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where(IS_LOOSE)
    .executeTakeFirst();
  return row !== undefined;
}
