import { sql } from 'kysely';
import type { Deps } from '../../../../platform/deps.ts';
import { addUsers } from '../addUsers.ts';
import { previewFile, withoutTaken } from './previewFile.ts';
import { TakenEmails, takenIn } from './takenEmails.ts';
import type { Fault, FileEncoding } from './userFile.ts';

/** What came of a file. */
export interface ImportedFile {
  readonly encoding: FileEncoding;
  readonly faults: readonly Fault[];
  /** How many users were added; null where nobody was, since lines are at fault. */
  readonly added: number | null;
}

/**
 * Adds everyone in a file at once, for an operator; or nobody, where lines are at fault. Call `deps.mailer.wake()` after it.
 * @param leavesOutFaulty adds the others all the same
 * @throws Problem VALIDATION_FAILED for a file that cannot be used as a whole
 */
export async function importFile(
  deps: Deps,
  bytes: Uint8Array,
  leavesOutFaulty: boolean,
): Promise<ImportedFile> {
  const preview = await previewFile(deps.database, bytes, null);
  const { encoding, faults, rows } = preview;
  if (rows.length === 0 || (faults.length > 0 && !leavesOutFaulty)) return { encoding, faults, added: null };
  const now = deps.clock.now();
  const taken = await takenIn(
    deps.database.transaction().execute(async (transaction) => {
      const { rows: made } = await sql<{ id: string }>`select uuidv7() as id`.execute(transaction);
      const adding = { actorId: null, importId: made[0]?.id ?? null, now };
      const added = await addUsers(deps, transaction, rows, adding);
      if (added.taken.length > 0) throw new TakenEmails(added.taken);
    }),
  );
  if (taken.length === 0) return { encoding, faults, added: rows.length };
  return { encoding, faults: withoutTaken(preview, new Set(taken)).faults, added: null };
}
