import type { FeedbackQuestion } from '@michi/api/seminar';
import { expect, test } from 'vitest';
import { missingFields, ratingName, textName, toFeedback } from './feedbackFields.ts';

const scale: FeedbackQuestion = {
  id: 'scale',
  question: 'How satisfied are you?',
  questionJp: null,
  scale: 'SATISFACTION',
  isRequired: true,
  items: [
    { id: 'content', label: 'Content', labelJp: null },
    { id: 'place', label: 'Place', labelJp: null },
  ],
};
const text: FeedbackQuestion = {
  id: 'text',
  question: 'What should we know?',
  questionJp: null,
  scale: null,
  isRequired: false,
  items: [],
};

test('names every unrated item of a required question, and no optional one', () => {
  expect(missingFields([scale, text], { [ratingName('scale', 'place')]: '4' })).toEqual([
    ratingName('scale', 'content'),
  ]);
  expect(missingFields([{ ...text, isRequired: true }], { [textName('text')]: '  ' })).toEqual([
    textName('text'),
  ]);
});

test('sends ratings as numbers and trimmed texts, and omits blank ones', () => {
  const values = {
    [ratingName('scale', 'content')]: '5',
    [ratingName('scale', 'place')]: '6',
    [textName('text')]: ' Thank you ',
  };
  expect(toFeedback('s', [scale, text], values)).toEqual({
    seminarId: 's',
    ratings: [{ questionId: 'scale', itemId: 'content', rating: 5 }],
    texts: [{ questionId: 'text', text: 'Thank you' }],
  });
  expect(toFeedback('s', [text], { [textName('text')]: '  ' }).texts).toEqual([]);
});
