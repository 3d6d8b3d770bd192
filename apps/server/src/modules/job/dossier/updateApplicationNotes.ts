import type { manifest } from '@michi/api/manifest';
import type { Answer, Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { NOTES_JSON } from './showApplicationDossier.ts';

type Notes = Answer<typeof manifest.job.updateApplicationNotes, 200>['data'];

type NotesRequest = Body<typeof manifest.job.updateApplicationNotes>;

/**
 * Replaces the parts of the notes that were sent; the others stay.
 * @throws Problem NOT_FOUND for an application of another student, VALIDATION_FAILED for a request without a part and
 * for a question about an interview of another application
 */
export async function updateApplicationNotes(
  transaction: Transaction<Database>,
  applicationId: string,
  { text, checklist, questions, ratings }: NotesRequest,
  userId: string,
  now: Date,
): Promise<JsonText<Notes>> {
  if ([text, checklist, questions, ratings].every((part) => part === undefined))
    throw invalidFields({ text: 'required' });
  await lockOwnApplication(transaction, applicationId, userId);
  if (questions !== undefined) await checkInterviews(transaction, applicationId, questions);
  const parts = {
    ...(text === undefined ? {} : { text }),
    ...(checklist === undefined ? {} : { checklist: JSON.stringify(checklist) }),
    ...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
    ...(ratings === undefined ? {} : { ratings: JSON.stringify(ratings) }),
    updated_at: now,
  };
  await transaction
    .insertInto('application_notes')
    .values({ application_id: applicationId, ...parts })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(parts))
    .execute();
  return readOneJson(
    transaction,
    NOTES_JSON,
    (selected) => sql`select ${selected} from application_notes n where n.application_id = ${applicationId}`,
  );
}

async function lockOwnApplication(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
): Promise<void> {
  const application = await transaction
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (application === undefined) throw new Problem('NOT_FOUND');
}

async function checkInterviews(
  transaction: Transaction<Database>,
  applicationId: string,
  questions: Notes['questions'],
): Promise<void> {
  const rows = await transaction
    .selectFrom('interviews')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  const foreign = questions.flatMap(({ interviewId }, index) =>
    interviewId === null || own.has(interviewId) ? [] : [`questions.${index}.interviewId`],
  );
  if (foreign.length > 0)
    throw invalidFields(Object.fromEntries(foreign.map((field) => [field, 'interviewOfApplication'])));
}
