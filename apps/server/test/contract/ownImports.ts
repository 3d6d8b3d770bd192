import { randomUUID } from 'node:crypto';
import { storePreview } from '../../src/modules/user/admin/import/previews.ts';
import type { TestApp } from '../testApp.ts';
import { inTransaction } from '../../src/platform/database/inTransaction.ts';

/** Digest of every file of `ownImport`. */
export const IMPORT_DIGEST = 'a'.repeat(64);

/** A file of one user that an admin has looked at, in place of those before. @returns its id */
export async function ownImport(
  { clock, deps: { database } }: TestApp,
  adminId: string,
  email = `${randomUUID()}@michi.example`,
): Promise<string> {
  const row = {
    line: 2,
    email,
    familyName: 'Mori',
    firstName: 'Aoi',
    familyNameJp: '森',
    firstNameJp: null,
    role: 'STUDENT',
    universityId: null,
    language: 'jp',
  } as const;
  const preview = { encoding: 'UTF_8', rows: [row], faults: [], digest: IMPORT_DIGEST } as const;
  const origin = { userId: adminId, fileName: 'users.csv', now: clock.now() };
  return inTransaction(database, (transaction) => storePreview(transaction, preview, origin));
}
