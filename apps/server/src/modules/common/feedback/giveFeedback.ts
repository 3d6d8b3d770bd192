import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { anyOf } from '../../../platform/database/anyOf.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';
import { feedbackJson, type Feedback } from './feedbackJson.ts';
import { readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

type FeedbackRequest = Body<typeof manifest.common.createFeedback>;

/**
 * Stores a student's feedback about Michi in addition to earlier feedback, and returns it.
 * @throws Problem VALIDATION_FAILED
 */
export async function giveFeedback(
  transaction: Transaction<Database>,
  { satisfaction, industryInterests = [], jobFactors = [], comment = null }: FeedbackRequest,
  userId: string,
  now: Date,
): Promise<JsonText<Feedback>> {
  await lockAccount(transaction, userId);
  const industryIds = industryInterests.map(({ industryId }) => industryId.toLowerCase());
  const known = await knownIndustries(transaction, industryIds);
  const rules: Record<string, FieldRule> = {};
  for (const [index, id] of industryIds.entries()) {
    const field = `industryInterests.${index}.industryId`;
    if (!known.has(id)) rules[field] = { rule: 'unknown' };
    else if (industryIds.indexOf(id) < index) rules[field] = { rule: 'repeated' };
  }
  const factors = jobFactors.map(({ factor }) => factor);
  for (const [index, factor] of factors.entries()) {
    if (factors.indexOf(factor) < index) rules[`jobFactors.${index}.factor`] = { rule: 'repeated' };
  }
  if (Object.keys(rules).length > 0) throw invalidFields(rules);
  const { overall, easeOfUse, jobs, seminars, support } = satisfaction;
  const { id } = await transaction
    .insertInto('feedbacks')
    .values({
      user_id: userId,
      overall,
      ease_of_use: easeOfUse,
      jobs,
      seminars,
      support,
      comment: comment === '' ? null : comment,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (industryInterests.length > 0) {
    await transaction
      .insertInto('feedback_industry_interests')
      .values(
        industryInterests.map(({ industryId, interest }, position) => ({
          feedback_id: id,
          industry_id: industryId,
          interest,
          position,
        })),
      )
      .execute();
  }
  if (jobFactors.length > 0) {
    await transaction
      .insertInto('feedback_job_factors')
      .values(
        jobFactors.map(({ factor, importance }, position) => ({
          feedback_id: id,
          factor,
          importance,
          position,
        })),
      )
      .execute();
  }
  return readOneJson(
    transaction,
    feedbackJson(),
    (selected) => sql`
    select ${selected} from feedbacks f where f.id = ${id}`,
  );
}

async function knownIndustries(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('industries')
    .select('id')
    .where('id', '=', anyOf(ids))
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
