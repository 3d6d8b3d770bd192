import { manifest } from '@michi/api/server';
import type { Kysely } from 'kysely';
import { dayAt } from '../calendar/days.ts';
import type { Database } from '../database/schema.ts';
import { invalidFields } from '../problem/problem.ts';
import { readResumeSource } from './readResumeSource.ts';
import { composeResume, type ComposedResume } from './resumeContent.ts';

/** The rules of what is stored of a resume, which are those of what is answered. */
export const storedResume = manifest.user.showResume.answers[200].schema.shape.data.shape;

/** A resume made here, as its row has it. */
export interface CreatedResume {
  readonly user_id: string;
  readonly choices: unknown;
  readonly reason_id: string | null;
  readonly requests: string | null;
}

/**
 * What a resume made here says at this moment.
 * @param reasonId another reason for applying than its own
 * @throws Problem VALIDATION_FAILED under `field` for a reason that is not the student's
 */
export async function composedResume(
  database: Kysely<Database>,
  resume: CreatedResume,
  reasonId: string | undefined,
  field: string,
  now: Date,
): Promise<ComposedResume> {
  const choices = storedResume.resume.shape.choices.parse(resume.choices);
  if (choices === null) throw new Error('A resume made here has choices.');
  const { source, timezone } = await readResumeSource(database, resume.user_id);
  const reasonForApplying = await reasonText(database, resume.user_id, reasonId ?? resume.reason_id);
  if (reasonId !== undefined && reasonForApplying === null) throw invalidFields({ [field]: 'ownReason' });
  return composeResume(source, {
    choices,
    reasonForApplying,
    requests: resume.requests,
    today: dayAt(now, timezone),
  });
}

async function reasonText(
  database: Kysely<Database>,
  userId: string,
  reasonId: string | null,
): Promise<string | null> {
  if (reasonId === null) return null;
  const reason = await database
    .selectFrom('reasons_for_applying')
    .select('text')
    .where('id', '=', reasonId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return reason?.text ?? null;
}
