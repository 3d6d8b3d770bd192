import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';
import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';

export type FeedbackRequest = Body<typeof manifest.seminar.createSeminarFeedback>;

export type FeedbackQuestions = ResponseBody<
  typeof manifest.seminar.listSeminarFeedbackQuestions,
  200
>['data'];

/**
 * Checks that every answer belongs to a question and occurs once, and that required questions are answered completely.
 * @throws Problem VALIDATION_FAILED that names each answer
 */
export function checkFeedback(questions: FeedbackQuestions, { ratings, texts }: FeedbackRequest): void {
  const rules: Record<string, FieldRule> = {};
  const rated = new Set<string>();
  for (const [index, { questionId, itemId }] of ratings.entries()) {
    const items = questions.find(({ id, scale }) => id === questionId && scale !== null)?.items;
    const key = `${questionId} ${itemId}`;
    if (items === undefined) rules[`ratings.${index}.questionId`] = { rule: 'unknown' };
    else if (!items.some(({ id }) => id === itemId)) rules[`ratings.${index}.itemId`] = { rule: 'unknown' };
    else if (rated.has(key)) rules[`ratings.${index}`] = { rule: 'repeated' };
    rated.add(key);
  }
  const written = new Set<string>();
  for (const [index, { questionId, text }] of texts.entries()) {
    const isKnown = questions.some(({ id, scale }) => id === questionId && scale === null);
    if (!isKnown) rules[`texts.${index}.questionId`] = { rule: 'unknown' };
    else if (written.has(questionId)) rules[`texts.${index}`] = { rule: 'repeated' };
    else if (text.trim() === '') rules[`texts.${index}.text`] = { rule: 'required' };
    written.add(questionId);
  }
  const required = questions.filter(({ isRequired }) => isRequired);
  if (required.some(({ id, items }) => items.some((item) => !rated.has(`${id} ${item.id}`))))
    rules['ratings'] = { rule: 'everyRating' };
  if (required.some(({ id, scale }) => scale === null && !written.has(id)))
    rules['texts'] = { rule: 'everyText' };
  if (Object.keys(rules).length > 0) throw invalidFields(rules);
}
