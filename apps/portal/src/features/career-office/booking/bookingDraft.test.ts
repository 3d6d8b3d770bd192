import { expect, test } from 'vitest';
import { readBookingDraft, writeBookingDraft } from './bookingDraft.ts';

const draft = {
  question: 'How do I explain a change of subject?',
  resumeIds: ['0199a1c2-0000-7000-8000-0000000f0401'],
  files: [{ id: '0199a1c2-0000-7000-8000-00000008f001', fileName: 'questions.pdf', size: 184_320 }],
};

test('parsing restores what was serialised', () => {
  expect(readBookingDraft(writeBookingDraft(draft))).toEqual(draft);
});

test.each([
  ['nothing', {}],
  ['what is no list', { resumeIds: '{"a":1}', files: 'soon' }],
  ['entries of another shape', { resumeIds: '[1]', files: '[null,{"id":1}]' }],
])('leaves out %s', (_case, stored) => {
  expect(readBookingDraft(stored)).toEqual({ question: '', resumeIds: [], files: [] });
});
