import { createHash } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { Problem } from '../../../../platform/problem/problem.ts';
import { addUsers } from '../addUsers.ts';
import { TakenEmails, takenIn } from './takenEmails.ts';
import { faultOf, type FileRow } from './userFile.ts';

export interface Submission {
  readonly id: string;
  readonly userId: string;
  /** As the admin saw it. */
  readonly digest: string;
  readonly leavesOutFaulty?: boolean | undefined;
}

/**
 * Adds everyone in a preview, or nobody. Does nothing if already submitted.
 * @throws Problem NOT_FOUND; TRANSITION_NOT_ALLOWED if the preview differs from what the admin saw, or if skipping
 *   invalid lines was not confirmed
 */
export async function submitPreview(deps: Deps, submission: Submission, now: Date): Promise<void> {
  const taken = await takenIn(
    inTransaction(deps.database, async (transaction) => {
      const held = await holdPreview(transaction, submission, now);
      if (held.imported_at !== null) return;
      if (held.digest !== submission.digest) throw previewChanged();
      if (held.faulty_line_count > 0 && submission.leavesOutFaulty !== true)
        throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'faultyLines' });
      if (held.ready_count === 0) throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'nobodyToAdd' });
      const rows = await readRows(transaction, held.id);
      const adding = { actorId: submission.userId, importId: held.id, now };
      const added = await addUsers(deps, transaction, rows, adding);
      // Rolls back everything written so far.
      if (added.taken.length > 0) throw new TakenEmails(added.taken);
      await transaction
        .updateTable('user_imports')
        .set({ imported_at: now })
        .where('id', '=', held.id)
        .execute();
      // The accounts have replaced the rows.
      await transaction.deleteFrom('user_import_rows').where('import_id', '=', held.id).execute();
    }),
  );
  if (taken.length === 0) return;
  await inTransaction(deps.database, (transaction) =>
    nameTaken(transaction, submission, new Set(taken), now),
  );
  throw previewChanged();
}

function previewChanged(): Problem {
  return new Problem('TRANSITION_NOT_ALLOWED', { situation: 'previewChanged' });
}

/** @throws Problem NOT_FOUND */
async function holdPreview(
  transaction: Transaction<Database>,
  { id, userId }: Submission,
  now: Date,
): Promise<Selectable<Database['user_imports']>> {
  const held = await transaction
    .selectFrom('user_imports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw new Problem('NOT_FOUND');
  return held;
}

async function readRows(transaction: Transaction<Database>, importId: string): Promise<readonly FileRow[]> {
  return transaction
    .selectFrom('user_import_rows')
    .select(['line', 'email', 'role', 'language', 'university_id as universityId'])
    .select(['family_name as familyName', 'first_name as firstName'])
    .select(['family_name_jp as familyNameJp', 'first_name_jp as firstNameJp'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();
}

/** Marks lines of a preview as faulty whose email has got an account meanwhile. */
async function nameTaken(
  transaction: Transaction<Database>,
  submission: Submission,
  taken: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const held = await holdPreview(transaction, submission, now);
  const rows = (await readRows(transaction, held.id)).filter(({ email }) => taken.has(email.toLowerCase()));
  if (rows.length === 0) return;
  const faults = JSON.stringify(
    rows.map(({ line, email }) => faultOf(line, 'EMAIL_TAKEN', { column: 'EMAIL', value: email })),
  );
  const digest = createHash('sha256').update(held.digest).update(faults).digest('hex');
  await transaction
    .updateTable('user_imports')
    .set({
      digest,
      ready_count: held.ready_count - rows.length,
      admin_count: held.admin_count - rows.filter(({ role }) => role === 'ADMIN').length,
      faulty_line_count: held.faulty_line_count + rows.length,
      fault_count: held.fault_count + rows.length,
      faults: sql<string>`(
        select jsonb_agg(fault order by (fault ->> 'line')::integer)
        from jsonb_array_elements(faults || ${faults}::jsonb) fault)`,
    })
    .where('id', '=', held.id)
    .execute();
  await transaction
    .deleteFrom('user_import_rows')
    .where('import_id', '=', held.id)
    .where(
      'line',
      'in',
      rows.map(({ line }) => line),
    )
    .execute();
}
