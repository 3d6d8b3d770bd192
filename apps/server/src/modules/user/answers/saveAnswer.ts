import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Selectable, Transaction } from 'kysely';
import type { CurrentUser } from '../../../platform/auth/currentUser.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { invalidFields, Problem, type FieldRule } from '../../../platform/problem/problem.ts';
import { asksInWords } from '../../job/index.ts';
import { lockStudent } from '../resume/lockStudent.ts';
import { ANSWER_LIMIT, changedAt, countAnswers } from './saveProfileTexts.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES = { en, jp };

type NewAnswer = Body<typeof manifest.user.createProfileAnswer>;
type AnswerUpdate = Body<typeof manifest.user.updateProfileAnswer>;
type Answer = Selectable<Database['profile_answers']>;

/** Most reasons for applying in a profile, and most characters of a text in it (user contract, `StudentProfile`). */
const REASON_LIMIT = 20;
const PROFILE_CHARACTERS = 2_000;

/** Most characters of a name (user contract, `ProfileAnswer`). */
const NAME_CHARACTERS = 100;

/**
 * Creates a version.
 * @returns its id
 * @throws Problem TRANSITION_NOT_ALLOWED at a limit, VALIDATION_FAILED for what is not allowed in the profile, and a
 * question that no job that the student may see asks
 */
export async function addAnswer(
  transaction: Transaction<Database>,
  sent: NewAnswer,
  user: CurrentUser,
  now: Date,
): Promise<string> {
  await lockStudent(transaction, user.id);
  const { isInProfile = false, job = null, question = null, text, topic } = sent;
  const rules: Record<string, FieldRule> = {};
  if (topic === 'OWN_QUESTION' && (question === null || question === ''))
    rules['question'] = { rule: 'required' };
  if (topic !== 'OWN_QUESTION' && question !== null) rules['question'] = { rule: 'ownQuestionOnly' };
  if (isInProfile) Object.assign(rules, profileRules({ topic, text, isOfCompany: job !== null }));
  if (job !== null) Object.assign(rules, await jobRules(transaction, topic, job, user));
  if (Object.keys(rules).length > 0) throw invalidFields(rules);
  await checkRoom(transaction, user.id);
  if (isInProfile) await takePlace(transaction, user.id, topic);
  const { id } = await transaction
    .insertInto('profile_answers')
    .values({
      user_id: user.id,
      topic,
      question,
      name: sent.name,
      language: sent.language,
      text,
      target: sent.target ?? null,
      counts_line_breaks: sent.countsLineBreaks ?? false,
      is_in_profile: isInProfile,
      job_id: job?.jobId ?? null,
      question_id: job?.questionId ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a version; what is left out stays. A text that is based on an earlier one, and is another, becomes a version of
 * its own.
 * @returns the id of the version with what was sent
 * @throws Problem NOT_FOUND, and as `addAnswer`
 */
export async function changeAnswer(
  transaction: Transaction<Database>,
  id: string,
  sent: AnswerUpdate,
  user: CurrentUser,
  language: Language,
  now: Date,
): Promise<string> {
  await lockStudent(transaction, user.id);
  const stored = await transaction
    .selectFrom('profile_answers')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (stored === undefined) throw new Problem('NOT_FOUND');
  // A version whose job is gone is for any company again.
  const isOfCompany = stored.job_id !== null && sent.job !== null;
  const changed: Answer = {
    ...stored,
    name: sent.name ?? stored.name,
    language: sent.language ?? stored.language,
    text: sent.text ?? stored.text,
    target: sent.target === undefined ? stored.target : sent.target,
    counts_line_breaks: sent.countsLineBreaks ?? stored.counts_line_breaks,
    is_in_profile: sent.isInProfile ?? stored.is_in_profile,
    ...(isOfCompany ? {} : { job_id: null, question_id: null }),
  };
  const isOutdated = Date.parse(sent.basedOn) !== Date.parse(stored.updated_at);
  if (isOutdated && changed.text !== stored.text)
    return keepBoth(transaction, changed, user.id, language, now);
  if (changed.is_in_profile) {
    const rules = profileRules({ topic: stored.topic, text: changed.text, isOfCompany });
    if (Object.keys(rules).length > 0) throw invalidFields(rules);
    if (!stored.is_in_profile) await takePlace(transaction, user.id, stored.topic);
  }
  const { id: _id, created_at: _created, updated_at: _updated, ...values } = changed;
  await transaction
    .updateTable('profile_answers')
    .set({ ...values, updated_at: changedAt(now) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Deletes a version, with its links and comments. */
export async function deleteAnswer(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
): Promise<void> {
  await lockStudent(transaction, userId);
  const deleted = await transaction
    .deleteFrom('profile_answers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new Problem('NOT_FOUND');
}

/** Keeps a text that was written elsewhere meanwhile beside the stored one; sent again, it is the same version. */
async function keepBoth(
  transaction: Transaction<Database>,
  { id: _stored, ...sent }: Answer,
  userId: string,
  language: Language,
  now: Date,
): Promise<string> {
  const same = await transaction
    .selectFrom('profile_answers')
    .select('id')
    .where('user_id', '=', userId)
    .where('topic', '=', sent.topic)
    .where('question', 'is not distinct from', sent.question)
    .where('job_id', 'is not distinct from', sent.job_id)
    .where('question_id', 'is not distinct from', sent.question_id)
    .where('text', '=', sent.text)
    .executeTakeFirst();
  if (same !== undefined) return same.id;
  await checkRoom(transaction, userId);
  const { id } = await transaction
    .insertInto('profile_answers')
    .values({
      ...sent,
      name: withSuffix(sent.name, MESSAGES[language].otherText),
      is_in_profile: false,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function withSuffix(name: string, suffix: string): string {
  if (name.endsWith(suffix)) return name;
  const letters = [...name];
  const room = NAME_CHARACTERS - [...suffix].length;
  return `${letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : name}${suffix}`;
}

/** What a version in the profile may not be, by field. */
function profileRules({
  isOfCompany,
  text,
  topic,
}: Pick<Answer, 'text' | 'topic'> & { readonly isOfCompany: boolean }): Record<string, FieldRule> {
  if (topic === 'OWN_QUESTION') return { isInProfile: { rule: 'ownQuestionInProfile' } };
  if (isOfCompany) return { isInProfile: { rule: 'companyInProfile' } };
  if (text === '') return { text: { rule: 'required' } };
  return [...text].length > PROFILE_CHARACTERS
    ? { text: { rule: 'tooLong', values: { maximum: PROFILE_CHARACTERS } } }
    : {};
}

async function jobRules(
  transaction: Transaction<Database>,
  topic: Answer['topic'],
  { jobId, questionId }: NonNullable<NewAnswer['job']>,
  user: CurrentUser,
): Promise<Record<string, FieldRule>> {
  const asked = await asksInWords(transaction, jobId, user);
  if (asked === undefined) return { 'job.jobId': { rule: 'unknown' } };
  if (questionId === null)
    return topic === 'REASON_FOR_APPLYING' ? {} : { 'job.questionId': { rule: 'required' } };
  return asked.includes(questionId.toLowerCase()) ? {} : { 'job.questionId': { rule: 'unknown' } };
}

async function checkRoom(transaction: Transaction<Database>, userId: string): Promise<void> {
  if ((await countAnswers(transaction, userId)) >= ANSWER_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyAnswers' });
}

/** Makes room in the profile: in place of the version that is there, or beside the other reasons. */
async function takePlace(
  transaction: Transaction<Database>,
  userId: string,
  topic: Answer['topic'],
): Promise<void> {
  const inProfile = { user_id: userId, topic, is_in_profile: true };
  if (topic !== 'REASON_FOR_APPLYING') {
    await transaction
      .updateTable('profile_answers')
      .set({ is_in_profile: false })
      .where((where) => where.and(inProfile))
      .execute();
    return;
  }
  const reasons = await transaction
    .selectFrom('profile_answers')
    .select('id')
    .where((where) => where.and(inProfile))
    .limit(REASON_LIMIT)
    .execute();
  if (reasons.length >= REASON_LIMIT)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'tooManyReasons' });
}
