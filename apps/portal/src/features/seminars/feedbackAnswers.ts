import type { FeedbackQuestion, SeminarFeedbackRequest } from '@michi/api/seminar';
import type { Draft } from '../../shared/offline/drafts/drafts.ts';
import { typedText } from '../../shared/ui/forms/typedText.ts';

export const ratings = ['1', '2', '3', '4', '5'] as const;

export const textName = (questionId: string): string => `text-${questionId}`;

export const ratingName = (questionId: string, itemId: string): string => `rating-${questionId}-${itemId}`;

const namesIn = ({ id, scale, items }: FeedbackQuestion): readonly string[] =>
  scale === null ? [textName(id)] : items.map((item) => ratingName(id, item.id));

/** Field names of all answers, in the order of the questions. */
export const askedAnswers = (questions: readonly FeedbackQuestion[]): readonly string[] =>
  questions.flatMap(namesIn);

/** Field names of the answers in words. */
export const writtenAnswers = (questions: readonly FeedbackQuestion[]): readonly string[] =>
  askedAnswers(questions.filter(({ scale }) => scale === null));

/** Field names of missing required answers, in the order of the questions. */
export const missingAnswers = (questions: readonly FeedbackQuestion[], answers: Draft): readonly string[] =>
  askedAnswers(questions.filter(({ isRequired }) => isRequired)).filter(
    (name) => typedText(answers[name] ?? '') === '',
  );

/** The request with all answers that are not blank. */
export const toFeedback = (
  seminarId: string,
  questions: readonly FeedbackQuestion[],
  answers: Draft,
): SeminarFeedbackRequest => ({
  seminarId,
  ratings: questions.flatMap(({ id: questionId, items }) =>
    items.flatMap(({ id: itemId }) => {
      const rating = ratings.find((each) => each === answers[ratingName(questionId, itemId)]);
      return rating === undefined ? [] : [{ questionId, itemId, rating: Number(rating) }];
    }),
  ),
  texts: questions.flatMap(({ id: questionId, scale }) => {
    const text = typedText(answers[textName(questionId)] ?? '');
    return scale !== null || text === '' ? [] : [{ questionId, text }];
  }),
});
