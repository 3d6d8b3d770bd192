import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { IS_REASON } from '../../../platform/resume/composedResume.ts';
import { choiceColumns, FIRST_CHOICES, type ResumeChoices } from '../../../platform/resume/resumeContent.ts';
import { optionalText } from '../profile/japaneseInput.ts';
import { lockStudent } from './lockStudent.ts';
import { RESUME_LIMIT } from './readResumes.ts';
import { checkKind, type ResumeForm } from './resumeFields.ts';
import type { TakenFile } from './takenFile.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

export interface ResumeOwner {
  readonly userId: string;
  /** The language of their settings. */
  readonly language: 'en' | 'jp';
}

/**
 * Creates a resume from the profile or from an uploaded file. The first becomes the default.
 * @returns its id
 * @throws Problem TRANSITION_NOT_ALLOWED at the limit, VALIDATION_FAILED for fields of the other kind
 */
export async function addResume(
  transaction: Transaction<Database>,
  form: ResumeForm,
  file: TakenFile | undefined,
  { language, userId }: ResumeOwner,
  now: Date,
): Promise<string> {
  checkKind(form, file === undefined ? 'CREATED' : 'UPLOADED');
  await lockStudent(transaction, userId);
  const count = await checkRoom(transaction, userId);
  const format = form.format ?? 'MHLW';
  const own = form.language ?? (file === undefined ? languageOf(format) : language);
  const isDefault = count === 0 || form.isDefault === true;
  if (isDefault) await takeDefault(transaction, userId);
  const { id } = await transaction
    .insertInto('resumes')
    .values({
      user_id: userId,
      kind: file === undefined ? 'CREATED' : 'UPLOADED',
      title: optionalText(form.title) ?? shortTitle(file?.name) ?? MESSAGES[own].formats[format],
      language: own,
      format: file === undefined ? format : null,
      ...(file === undefined ? choiceColumns(form.choices ?? firstChoices(own)) : {}),
      is_default: isDefault,
      file_id: file?.id ?? null,
      reason_id: await ownReason(transaction, form.reasonForApplyingId, userId),
      requests: optionalText(form.requests),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await dropUpload(transaction, form.uploadId);
  return id;
}

/**
 * Changes a resume; omitted fields stay.
 * @returns the previous file, if it was replaced
 * @throws Problem NOT_FOUND, or VALIDATION_FAILED as `addResume`
 */
export async function changeResume(
  transaction: Transaction<Database>,
  id: string,
  form: ResumeForm,
  file: TakenFile | undefined,
  userId: string,
  now: Date,
): Promise<string | null> {
  await lockStudent(transaction, userId);
  const resume = await transaction
    .selectFrom('resumes')
    .select(['kind', 'file_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (resume === undefined) throw new Problem('NOT_FOUND');
  checkKind(form, resume.kind);
  if (form.isDefault === true) await takeDefault(transaction, userId);
  const title = optionalText(form.title);
  await transaction
    .updateTable('resumes')
    .set({
      ...(title === null ? {} : { title }),
      ...(form.language === undefined ? {} : { language: form.language }),
      ...(form.format === undefined ? {} : { format: form.format }),
      ...(form.choices === undefined ? {} : choiceColumns(form.choices)),
      ...(form.isDefault === true ? { is_default: true } : {}),
      ...(form.reasonForApplyingId === undefined
        ? {}
        : { reason_id: await ownReason(transaction, form.reasonForApplyingId, userId) }),
      ...(form.requests === undefined ? {} : { requests: optionalText(form.requests) }),
      ...(file === undefined ? {} : { file_id: file.id }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await dropUpload(transaction, form.uploadId);
  return file === undefined ? null : resume.file_id;
}

/**
 * Copies a resume; the copy is not the default.
 * @returns its id
 * @throws Problem NOT_FOUND, or TRANSITION_NOT_ALLOWED at the limit
 */
export async function copyResume(
  transaction: Transaction<Database>,
  id: string,
  title: string,
  userId: string,
  now: Date,
): Promise<string> {
  await lockStudent(transaction, userId);
  const resume = await transaction
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (resume === undefined) throw new Problem('NOT_FOUND');
  await checkRoom(transaction, userId);
  const { id: _original, choices, ...same } = resume;
  const copy = await transaction
    .insertInto('resumes')
    .values({
      ...same,
      choices: choices === null ? null : JSON.stringify(choices),
      title,
      is_default: false,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
}

/**
 * Deletes a resume with its links; the last changed of the others becomes the default.
 * @returns files that may be unreferenced now
 * @throws Problem NOT_FOUND
 */
export async function deleteOneResume(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
): Promise<readonly (string | null)[]> {
  await lockStudent(transaction, userId);
  const shared = await transaction
    .selectFrom('resume_copies')
    .select('photo_file_id')
    .where('resume_id', '=', id)
    .where('user_id', '=', userId)
    .where('share_id', 'is not', null)
    .execute();
  const deleted = await transaction
    .deleteFrom('resumes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['is_default', 'file_id'])
    .executeTakeFirst();
  if (deleted === undefined) throw new Problem('NOT_FOUND');
  if (deleted.is_default) {
    await transaction
      .updateTable('resumes')
      .set({ is_default: true })
      .where('id', '=', (last) =>
        last
          .selectFrom('resumes')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      )
      .execute();
  }
  return [deleted.file_id, ...shared.map(({ photo_file_id }) => photo_file_id)];
}

async function checkRoom(transaction: Transaction<Database>, userId: string): Promise<number> {
  const rows = await transaction
    .selectFrom('resumes')
    .select('id')
    .where('user_id', '=', userId)
    .limit(RESUME_LIMIT)
    .execute();
  if (rows.length >= RESUME_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyResumes' });
  return rows.length;
}

async function takeDefault(transaction: Transaction<Database>, userId: string): Promise<void> {
  await transaction
    .updateTable('resumes')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

async function ownReason(
  transaction: Transaction<Database>,
  reasonId: string | undefined,
  userId: string,
): Promise<string | null> {
  if (reasonId === undefined) return null;
  const reason = await transaction
    .selectFrom('profile_answers')
    .select('id')
    .where('id', '=', reasonId)
    .where('user_id', '=', userId)
    .where(IS_REASON)
    .executeTakeFirst();
  if (reason === undefined) throw invalidFields({ reasonForApplyingId: 'ownReason' });
  return reason.id;
}

async function dropUpload(transaction: Transaction<Database>, uploadId: string | undefined): Promise<void> {
  if (uploadId !== undefined)
    await transaction.deleteFrom('resume_uploads').where('id', '=', uploadId).execute();
}

function languageOf(format: NonNullable<ResumeForm['format']>): 'en' | 'jp' {
  return format === 'MHLW' || format === 'UNIVERSITY' ? 'jp' : 'en';
}

function firstChoices(language: 'en' | 'jp'): ResumeChoices {
  return { ...FIRST_CHOICES, years: language === 'jp' ? 'ERA' : 'WESTERN' };
}

/** The name of a file, cut to the length of a title. */
function shortTitle(name: string | undefined): string | undefined {
  return name === undefined ? undefined : [...name].slice(0, 200).join('');
}
