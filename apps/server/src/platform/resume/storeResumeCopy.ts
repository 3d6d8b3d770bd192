import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invalidFields } from '../problem/problem.ts';
import { composedResume } from './composedResume.ts';
import type { ResumeContent } from './resumeContent.ts';

export interface CopiedResume {
  readonly userId: string;
  readonly resumeId: string;
  /** Replaces the resume's own reason for applying; null for none. */
  readonly reason: string | null | undefined;
  readonly carrier: { readonly applicationId: string } | { readonly shareId: string };
}

/**
 * Stores a copy of a resume in the transaction that creates the application or link; later changes of the resume do not
 * affect it.
 * @returns the reason for applying in the copy
 * @throws Problem VALIDATION_FAILED for a resume of another student
 */
export async function storeResumeCopy(
  transaction: Transaction<Database>,
  { userId, resumeId, reason, carrier }: CopiedResume,
  now: Date,
): Promise<string | null> {
  const resume = await transaction
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (resume === undefined) throw invalidFields({ resumeId: 'ownResume' });
  const composed =
    resume.kind === 'CREATED' ? await composedResume(transaction, resume, reason, now) : undefined;
  await transaction
    .insertInto('resume_copies')
    .values({
      user_id: userId,
      resume_id: resumeId,
      application_id: 'applicationId' in carrier ? carrier.applicationId : null,
      share_id: 'shareId' in carrier ? carrier.shareId : null,
      kind: resume.kind,
      title: resume.title,
      language: resume.language,
      format: resume.format,
      ...(composed === undefined ? {} : contentColumns(composed.content)),
      photo_file_id: composed?.photoFileId ?? null,
      file_id: resume.file_id,
      created_at: now,
    })
    .execute();
  return composed?.content.reasonForApplying ?? null;
}

/** Columns of a copy; the paper has its own, and readings of addresses are not stored. */
function contentColumns({
  paper,
  addressFurigana: _address,
  emergencyAddressFurigana: _emergency,
  ...content
}: ResumeContent) {
  return { content: JSON.stringify(content), paper };
}

/** The sweep deletes files that are unreferenced then. */
export async function dropSentResume(
  transaction: Transaction<Database>,
  applicationId: string,
): Promise<void> {
  await transaction.deleteFrom('resume_copies').where('application_id', '=', applicationId).execute();
}
