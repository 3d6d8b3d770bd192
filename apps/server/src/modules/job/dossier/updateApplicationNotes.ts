import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { NOTES_JSON } from './showApplicationDossier.ts';

type Notes = ResponseBody<typeof manifest.job.updateApplicationNotes, 200>['data'];

type NotesRequest = Body<typeof manifest.job.updateApplicationNotes>;

/**
 * Replaces the text and the ratings that were sent, and changes the entries of the lists that are named. Weights of
 * ratings become those of every application of the student.
 * @throws Problem NOT_FOUND for an application of another student, VALIDATION_FAILED for a request without a part, for
 * too long a list and for a question about an interview of another application
 */
export async function updateApplicationNotes(
  transaction: Transaction<Database>,
  applicationId: string,
  { text, checklist = [], questions = [], removed = [], ratings }: NotesRequest,
  userId: string,
  now: Date,
): Promise<JsonText<Notes>> {
  const changesLists = checklist.length + questions.length + removed.length > 0;
  if (text === undefined && ratings === undefined && !changesLists) throw invalidFields({ text: 'required' });
  await lockOwnApplication(transaction, applicationId, userId);
  // Ratings change rows of other applications too: without a lock, two requests of one student could block each other.
  if (ratings !== undefined)
    await sql`select from users where id = ${userId} for no key update`.execute(transaction);
  await checkInterviews(transaction, applicationId, questions);
  const parts = {
    ...(text === undefined ? {} : { text }),
    ...(changesLists
      ? await mergeLists(transaction, applicationId, { checklist, questions, removed, now })
      : {}),
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

/** `maxItems` of the lists in the job contract's `ApplicationNotes`. */
const MAX_ENTRIES = { checklist: 30, questions: 100 };

/** The lists as they are after the changes. Their row is locked, so that two devices do not overwrite each other. */
async function mergeLists(
  transaction: Transaction<Database>,
  applicationId: string,
  {
    checklist,
    questions,
    removed,
    now,
  }: Required<Pick<NotesRequest, 'checklist' | 'questions' | 'removed'>> & { readonly now: Date },
): Promise<{ readonly checklist: string; readonly questions: string }> {
  await transaction
    .insertInto('application_notes')
    .values({ application_id: applicationId, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const {
    rows: [current],
  } = await sql<Pick<Notes, 'checklist' | 'questions'>>`select checklist, questions from application_notes
    where application_id = ${applicationId} for update`.execute(transaction);
  if (current === undefined) throw new Error('The notes that were just added are gone.');
  const items = new Map(current.checklist.map((item) => [item.id, item]));
  for (const { id, isDone, text = items.get(id)?.text } of checklist)
    if (text !== undefined) items.set(id, { id, text, isDone });
  const questionsById = new Map(
    [...current.questions, ...questions].map((question) => [question.id, question]),
  );
  for (const id of removed) {
    items.delete(id);
    questionsById.delete(id);
  }
  if (items.size > MAX_ENTRIES.checklist)
    throw invalidFields({ checklist: { rule: 'tooMany', values: { maximum: MAX_ENTRIES.checklist } } });
  if (questionsById.size > MAX_ENTRIES.questions)
    throw invalidFields({ questions: { rule: 'tooMany', values: { maximum: MAX_ENTRIES.questions } } });
  return {
    checklist: JSON.stringify([...items.values()]),
    questions: JSON.stringify([...questionsById.values()]),
  };
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
