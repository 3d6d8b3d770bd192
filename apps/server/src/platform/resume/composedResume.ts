import { manifest } from '@michi/api/manifest';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { dayAt } from '../calendar/days.ts';
import type { Database } from '../database/schema.ts';
import { invalidFields } from '../problem/problem.ts';
import { readResumeSource } from './readResumeSource.ts';
import { composeResume, type ComposedResume, type ResumeMessages } from './resumeContent.ts';

/** The schema of a stored resume is that of the response. */
export const storedResume = manifest.user.showResume.responses[200].schema.shape.data.shape;

/** The paper has its own column. */
const storedChoices = storedResume.resume.shape.choices.options[0].omit({ paper: true });

/** The content of a copy as stored in its row; the paper has its own column, and readings of addresses are not stored. */
export const storedContent = storedResume.content.options[0].omit({
  paper: true,
  addressFurigana: true,
  emergencyAddressFurigana: true,
});

/** The row of a resume created in Michi. */
export interface CreatedResume {
  readonly user_id: string;
  readonly format: ResumeMessages['format'];
  readonly choices: unknown;
  readonly paper: ResumeMessages['choices']['paper'];
  readonly reason_id: string | null;
  readonly requests: string | null;
}

/**
 * The current content of a created resume.
 * @param reason replaces its own reason for applying; null for none
 */
export async function composedResume(
  database: Kysely<Database>,
  resume: CreatedResume,
  reason: string | null | undefined,
  now: Date,
): Promise<ComposedResume> {
  const choices = { ...storedChoices.parse(resume.choices), paper: resume.paper };
  const { source, timezone } = await readResumeSource(database, resume.user_id);
  const hasOwn = reason === undefined && !choices.leftOutSections.includes('REASON_FOR_APPLYING');
  return composeResume(source, {
    format: resume.format,
    choices,
    reasonForApplying: hasOwn
      ? await reasonText(database, resume.user_id, resume.reason_id)
      : (reason ?? null),
    requests: resume.requests,
    today: dayAt(now, timezone),
  });
}

/**
 * The reason for applying that a request names; null and undefined stay as they are.
 * @throws Problem VALIDATION_FAILED under `field` for a reason of another student
 */
export async function namedReason<Absent extends null | undefined>(
  database: Kysely<Database>,
  userId: string,
  reasonId: string | Absent,
  field: string,
): Promise<string | Absent> {
  if (typeof reasonId !== 'string') return reasonId;
  const reason = await reasonText(database, userId, reasonId);
  if (reason === null) throw invalidFields({ [field]: 'ownReason' });
  return reason;
}

/** A version that can be a reason for applying (shared contract, `ReasonForApplying`). */
export const IS_REASON = sql<SqlBool>`topic = 'REASON_FOR_APPLYING' and char_length(text) between 1 and 2000`;

/** A reason for applying of the user; null if they have none with this id. */
export async function reasonText(
  database: Kysely<Database>,
  userId: string,
  reasonId: string | null,
): Promise<string | null> {
  if (reasonId === null) return null;
  const reason = await database
    .selectFrom('profile_answers')
    .select('text')
    .where('id', '=', reasonId)
    .where('user_id', '=', userId)
    .where(IS_REASON)
    .executeTakeFirst();
  return reason?.text ?? null;
}
