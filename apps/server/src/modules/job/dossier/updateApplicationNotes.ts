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
 * Replaces the parts of the notes that were sent; the others stay. Weights of ratings become
 * those of every application of the student.
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
  // Ratings change rows of other applications too: without a lock, two requests of one student could block each other.
  if (ratings !== undefined)
    await sql`select from users where id = ${userId} for no key update`.execute(transaction);
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
  if (ratings !== undefined) await shareWeights(transaction, ratings, userId);
  return readOneJson(
    transaction,
    NOTES_JSON,
    (selected) =>
      sql`select ${selected} from applications a join application_notes n on n.application_id = a.id
        where a.id = ${applicationId}`,
  );
}

/** Weights belong to the student, and marks to the application: every rating takes the weights sent and keeps its marks. */
async function shareWeights(
  transaction: Transaction<Database>,
  ratings: NonNullable<NotesRequest['ratings']>,
  userId: string,
): Promise<void> {
  await sql`
    update application_notes n
    set ratings = (
      select jsonb_object_agg(sent.key,
        jsonb_build_object('weight', sent.value -> 'weight', 'mark', n.ratings -> sent.key -> 'mark'))
      from jsonb_each(${JSON.stringify(ratings)}::jsonb) sent)
    from applications a
    where a.id = n.application_id and a.user_id = ${userId} and n.ratings is not null`.execute(transaction);
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
