import type { TestApp } from '../testApp.ts';
import { storeFile } from '../../src/platform/files/storedFiles.ts';
import { choiceColumns, FIRST_CHOICES } from '../../src/platform/resume/resumeContent.ts';
import { makeShare } from '../../src/modules/user/resume/shares.ts';
import { beginUpload } from '../../src/modules/user/resume/uploads.ts';
import { inTransaction } from '../../src/platform/database/inTransaction.ts';

/** Choices of a resume, as a form sends them. */
export const CHOICES = { ...FIRST_CHOICES, years: 'ERA' } as const;

/**
 * A created resume of the student, replacing existing ones.
 * @returns its id
 */
export async function ownResume({ clock, deps: { database } }: TestApp, userId: string): Promise<string> {
  await database.deleteFrom('resumes').where('user_id', '=', userId).execute();
  const { id } = await database
    .insertInto('resumes')
    .values({
      user_id: userId,
      kind: 'CREATED',
      title: '履歴書',
      language: 'jp',
      format: 'MHLW',
      ...choiceColumns(CHOICES),
      is_default: true,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * An uploaded resume of the student, replacing existing ones.
 * @returns its id
 */
export async function ownUploadedResume(testApp: TestApp, userId: string): Promise<string> {
  const { clock, deps } = testApp;
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
  const file = { userId, name: 'CV.pdf', mediaType: 'application/pdf', bytes };
  const fileId = await storeFile(deps, file, clock.now());
  const id = await ownResume(testApp, userId);
  await deps.database
    .updateTable('resumes')
    .set({ kind: 'UPLOADED', format: null, choices: null, file_id: fileId })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * A new upload of the student, replacing existing ones.
 * @returns its id
 */
export async function ownUpload({ clock, deps: { database } }: TestApp, userId: string): Promise<string> {
  await database.deleteFrom('resume_uploads').where('user_id', '=', userId).execute();
  return inTransaction(database, (transaction) =>
    beginUpload(transaction, { fileName: 'CV.pdf', size: 100 }, userId, clock.now()),
  );
}

/** A link to a resume of the student, and its secret. */
export async function ownShare(
  testApp: TestApp,
  userId: string,
  isUploaded = false,
): Promise<{ readonly id: string; readonly token: string }> {
  const { clock, deps } = testApp;
  const resumeId = await (isUploaded ? ownUploadedResume : ownResume)(testApp, userId);
  return inTransaction(deps.database, (transaction) =>
    makeShare(deps, transaction, { resumeId, days: 1, reasonId: undefined }, userId, clock.now()),
  );
}

/** A picture of the student, and the signature of its address. */
export async function ownPicture(
  { clock, deps }: TestApp,
  userId: string,
): Promise<{ readonly id: string; readonly signature: string }> {
  const picture = {
    userId,
    name: 'me.gif',
    mediaType: 'image/gif',
    bytes: new TextEncoder().encode('GIF89a'),
  };
  const id = await storeFile(deps, picture, clock.now());
  const address = new URL(deps.pictureLinks.addressOf(id, clock.now()), 'http://michi.example');
  return { id, signature: address.searchParams.get('signature') ?? '' };
}
