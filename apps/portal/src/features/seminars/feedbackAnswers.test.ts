import type { FeedbackQuestion } from '@michi/api/seminar';
import { expect, test } from 'vitest';
import { missingAnswers, ratingName, textName, toFeedback } from './feedbackAnswers.ts';

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
const words: FeedbackQuestion = {
  id: 'words',
  question: 'What should we know?',
  questionJp: null,
  scale: null,
  isRequired: false,
  items: [],
};

test('names every unrated item of a required question, and no optional one', () => {
  expect(missingAnswers([scale, words], { [ratingName('scale', 'place')]: '4' })).toEqual([
    ratingName('scale', 'content'),
  ]);
  expect(missingAnswers([{ ...words, isRequired: true }], { [textName('words')]: '  ' })).toEqual([
    textName('words'),
  ]);
});

test('sends ratings as numbers and trimmed texts, and omits blank ones', () => {
  const answers = {
    [ratingName('scale', 'content')]: '5',
    [ratingName('scale', 'place')]: '6',
    [textName('words')]: ' Thank you ',
  };
  expect(toFeedback('s', [scale, words], answers)).toEqual({
    seminarId: 's',
    ratings: [{ questionId: 'scale', itemId: 'content', rating: 5 }],
    texts: [{ questionId: 'words', text: 'Thank you' }],
  });
  expect(toFeedback('s', [words], { [textName('words')]: '  ' }).texts).toEqual([]);
});
