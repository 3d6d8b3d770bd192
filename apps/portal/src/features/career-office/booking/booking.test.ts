import { expect, test } from 'vitest';
import {
  changeChoice,
  readBookingAddress,
  nextStep,
  toBookingAddress,
  bookableDays,
  readBookingDraft,
  writeBookingDraft,
  type BookingChoice,
} from './booking.ts';

const counsellor = '0199a1c2-0000-7000-8000-0000000f0101';
const whole: BookingChoice = {
  topic: 'INTERVIEW',
  style: 'ONLINE',
  counsellor,
  day: '2026-12-02',
  slot: '2026-12-02T02:00:00.000Z',
  offer: null,
};
const read = (query: string) => readBookingAddress(new URLSearchParams(query));

test('survives a reload: parsing restores what was serialised', () => {
  const address = { ...whole, step: 'confirm' } as const;
  expect(read(toBookingAddress(address).split('?')[1] ?? '')).toEqual(address);
});

test.each([
  ['nothing begins with the topic', '', 'topic'],
  ['a step whose choices are missing leads back to the first of them', 'step=confirm&topic=OFFER', 'time'],
  ['a step with its choices made stays', 'step=time&topic=OFFER&slot=2026-12-02T02:00:00.000Z', 'time'],
  ['everything chosen on a counsellor’s page leads to the topic', `counsellor=${counsellor}`, 'topic'],
  [
    'nonsense is left out',
    'step=soon&topic=LOVE&style=SMOKE&counsellor=me&day=2026-02-30&slot=noon',
    'topic',
  ],
])('%s', (_case, query, step) => {
  expect(read(query).step).toBe(step);
});

test('skips choices preset by a counsellor’s page', () => {
  expect(nextStep({ ...whole, topic: null })).toBe('topic');
  expect(nextStep({ ...whole, slot: null })).toBe('time');
  expect(nextStep(whole)).toBe('confirm');
});

test('begins with any counsellor online, which leaves the most times', () => {
  expect(read('topic=OFFER')).toMatchObject({ style: 'ONLINE', counsellor: 'anyone' });
});

test('drops the slot when the counsellor changes, or the choices that determine the counsellor', () => {
  expect(changeChoice(whole, { counsellor: 'anyone' }).day).toBeNull();
  expect(changeChoice(whole, { topic: 'OFFER' }).slot).toBe(whole.slot);
  expect(changeChoice({ ...whole, counsellor: 'anyone' }, { topic: 'OFFER' }).slot).toBeNull();
  expect(changeChoice(whole, { slot: '2026-12-02T02:45:00.000Z', offer: null }).day).toBe(whole.day);
});

test.each([
  [
    'this month begins today',
    '2026-11-20',
    { range: ['2026-11-20', '2026-12-06'], hasBefore: false, hasAfter: true },
  ],
  [
    'a month between is requested whole, with the days of its weeks',
    '2026-12-15',
    { range: ['2026-11-30', '2027-01-03'], hasBefore: true, hasAfter: true },
  ],
  [
    'the last month ends where booking does',
    '2027-01-02',
    { range: ['2026-12-28', '2027-01-19'], hasBefore: true, hasAfter: false },
  ],
  ['a month too far ahead has none', '2027-03-01', { range: null, hasBefore: true, hasAfter: false }],
])('%s', (_case, month, expected) => {
  expect(bookableDays(month, '2026-11-20', 60, 1)).toEqual(expected);
});

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
