import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { PeriodicTask } from '../background/periodic.ts';
import { afterCommit, inTransaction } from '../database/inTransaction.ts';
import { anyOf } from '../database/anyOf.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { FilesUnavailable } from './fileFailures.ts';

/** What storing and deleting files needs. */
export type FileDeps = Pick<Deps, 'background' | 'clock' | 'database' | 'fileStore' | 'log'>;

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

/** Milliseconds after which a failed removal is tried again. */
const RETRY_AFTER = 5 * 60_000;

/** Failures after which the store is left alone until the next sweep. */
const MAX_FAILURES = 3;

/** SQL condition: the file is part of a record of its user or of another, or is uploaded for one that is not sent yet. */
export function isReferenced(alias: 'f'): RawBuilder<SqlBool> {
  return sql`(${isInUse(alias)} or exists (select from chat_attachments a where a.file_id = ${sql.ref(`${alias}.id`)}))`;
}

/** SQL condition: a record refers to the row of `files`, which therefore stays. */
function isInUse(alias: 'f' | 'files'): RawBuilder<SqlBool> {
  const id = sql.ref(`${alias}.id`);
  return sql`(
    exists (select from resumes r where r.file_id = ${id})
    or exists (select from resume_copies c where c.file_id = ${id})
    or exists (select from resume_copies c where c.photo_file_id = ${id})
    or exists (select from students s where s.photo_file_id = ${id})
    or exists (select from counsellors c where c.photo_file_id = ${id})
    or exists (select from counselling_files o where o.file_id = ${id})
    or exists (select from application_files a where a.file_id = ${id})
    or exists (select from picture_files p where p.file_id = ${id})
    or exists (select from chat_attachments a where a.file_id = ${id} and a.thread_id is not null))`;
}

const IS_LOOSE = sql<SqlBool>`not ${isInUse('files')}`;

/**
 * Stores a file that a later transaction refers to. The row is written before the bytes, so that they are found after
 * any failure.
 * @returns its id
 */
export async function storeFile(deps: FileDeps, file: NewFile, now: Date): Promise<string> {
  const { id } = await deps.database
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
  try {
    await deps.fileStore.write(id, file.bytes);
  } catch (error) {
    discardUnused(deps, id);
    throw error;
  }
  return id;
}

/** Deletes a stored file whose transaction has failed, after the response. */
export function discardUnused(deps: FileDeps, id: string): void {
  deps.background.run('discard a file', () =>
    inTransaction(deps.database, (transaction) => discardFiles(deps, transaction, [id])),
  );
}

/**
 * Deletes the rows of files that are no longer referenced, in the transaction that removed the references. Their bytes
 * are removed after the commit and the response, so that an unavailable store fails neither.
 */
export async function discardFiles(
  deps: FileDeps,
  transaction: Transaction<Database>,
  ids: readonly (string | null)[],
): Promise<void> {
  const given = ids.filter((id) => id !== null);
  if (given.length === 0) return;
  // Waits for a concurrent transaction that adds a reference; the next statement sees it.
  await transaction.selectFrom('files').select('id').where('id', '=', anyOf(given)).forUpdate().execute();
  const rows = await transaction
    .deleteFrom('files')
    .where('id', '=', anyOf(given))
    .where(IS_LOOSE)
    .returning('id')
    .execute();
  if (rows.length === 0) return;
  const now = deps.clock.now();
  await transaction
    .insertInto('discarded_files')
    .values(rows.map(({ id }) => ({ id, discarded_at: now, retry_at: now })))
    .execute();
  afterCommit(transaction, () =>
    deps.background.run(removeDiscardedFiles.name, () => removeDiscardedFiles.run(deps)),
  );
}

/**
 * Removes the bytes of discarded files from the store. One that fails is tried again later; after several failures the
 * rest waits too, since the store is probably unavailable.
 */
export const removeDiscardedFiles = {
  name: 'remove discarded files',
  every: RETRY_AFTER,
  async run({ clock, database, fileStore, log }: FileDeps) {
    const now = clock.now();
    const rows = await database
      .selectFrom('discarded_files')
      .select('id')
      .where('retry_at', '<=', now.toISOString())
      .orderBy('retry_at')
      .limit(SWEEP_SIZE)
      .execute();
    let failures = 0;
    for (const { id } of rows) {
      try {
        await fileStore.remove(id);
      } catch (err) {
        if (!(err instanceof FilesUnavailable)) throw err;
        log.warn({ err, fileId: id }, 'file not removed from the store; will retry');
        await database
          .updateTable('discarded_files')
          .set({ retry_at: new Date(now.getTime() + RETRY_AFTER) })
          .where('id', '=', id)
          .execute();
        failures += 1;
        if (failures === MAX_FAILURES) return;
        continue;
      }
      await database.deleteFrom('discarded_files').where('id', '=', id).execute();
    }
  },
} satisfies PeriodicTask;

/** Discards files that nothing refers to: of an interrupted request, or of a record that is deleted. */
export const discardLooseFiles: PeriodicTask = {
  name: 'discard loose files',
  every: 3_600_000,
  async run(deps) {
    const before = new Date(deps.clock.now().getTime() - GRACE);
    const rows = await deps.database
      .selectFrom('files')
      .select('id')
      .where('created_at', '<', before.toISOString())
      .where(IS_LOOSE)
      .orderBy('created_at')
      .limit(SWEEP_SIZE)
      .execute();
    const ids = rows.map(({ id }) => id);
    await inTransaction(deps.database, (transaction) => discardFiles(deps, transaction, ids));
  },
};

export async function filesOf(database: Kysely<Database>, userId: string): Promise<readonly string[]> {
  const rows = await database.selectFrom('files').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}
