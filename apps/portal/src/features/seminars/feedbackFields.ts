import type { FeedbackQuestion, SeminarFeedbackRequest } from '@michi/api/seminar';
import type { Draft } from '../../shared/offline/drafts.ts';
import { typedText } from '../../shared/ui/forms/typedText.ts';

export const ratings = ['1', '2', '3', '4', '5'] as const;

export const textName = (questionId: string): string => `text-${questionId}`;

export const ratingName = (questionId: string, itemId: string): string => `rating-${questionId}-${itemId}`;

const namesIn = ({ id, scale, items }: FeedbackQuestion): readonly string[] =>
  scale === null ? [textName(id)] : items.map((item) => ratingName(id, item.id));

/** Field names of all answers, in the order of the questions. */
export const fieldNames = (questions: readonly FeedbackQuestion[]): readonly string[] =>
  questions.flatMap(namesIn);

/** Field names of the text answers. */
export const textFieldNames = (questions: readonly FeedbackQuestion[]): readonly string[] =>
  fieldNames(questions.filter(({ scale }) => scale === null));

/** Field names of missing required answers, in the order of the questions. */
export const missingFields = (questions: readonly FeedbackQuestion[], values: Draft): readonly string[] =>
  fieldNames(questions.filter(({ isRequired }) => isRequired)).filter(
    (name) => typedText(values[name] ?? '') === '',
  );

/** The request with all answers that are not blank. */
export const toFeedback = (
  seminarId: string,
  questions: readonly FeedbackQuestion[],
  values: Draft,
): SeminarFeedbackRequest => ({
  seminarId,
  ratings: questions.flatMap(({ id: questionId, items }) =>
    items.flatMap(({ id: itemId }) => {
      const rating = ratings.find((each) => each === values[ratingName(questionId, itemId)]);
      return rating === undefined ? [] : [{ questionId, itemId, rating: Number(rating) }];
    }),
  ),
  texts: questions.flatMap(({ id: questionId, scale }) => {
    const text = typedText(values[textName(questionId)] ?? '');
    return scale !== null || text === '' ? [] : [{ questionId, text }];
  }),
});
