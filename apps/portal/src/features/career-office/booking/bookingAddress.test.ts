import { expect, test } from 'vitest';
import {
  changeChoice,
  readBookingAddress,
  stepAfter,
  toBookingAddress,
  type BookingChoice,
} from './bookingAddress.ts';

const counsellor = '0199a1c2-0000-7000-8000-0000000f0101';
const whole: BookingChoice = {
  topic: 'INTERVIEW',
  style: 'ONLINE',
  counsellor,
  day: '2026-12-02',
  slot: '2026-12-02T02:00:00.000Z',
  offer: null,
};
const none: BookingChoice = {
  topic: null,
  style: null,
  counsellor: null,
  day: null,
  slot: null,
  offer: null,
};
const read = (query: string) => readBookingAddress(new URLSearchParams(query));

test('survives a reload: parsing restores what was serialised', () => {
  const address = { ...whole, step: 'confirm' } as const;
  expect(read(toBookingAddress(address).split('?')[1] ?? '')).toEqual(address);
});

test.each([
  ['nothing begins with the topic', '', 'topic'],
  ['a step whose choices are missing leads back to the first of them', 'step=confirm&topic=OFFER', 'style'],
  ['a step with its choices made stays', 'step=counsellor&topic=OFFER&style=ONLINE', 'counsellor'],
  ['everything chosen on a counsellor’s page leads to the topic', `counsellor=${counsellor}`, 'topic'],
  [
    'nonsense is left out',
    'step=soon&topic=LOVE&style=SMOKE&counsellor=me&day=2026-02-30&slot=noon',
    'topic',
  ],
])('%s', (_case, query, step) => {
  expect(read(query).step).toBe(step);
});

test('does not ask again for choices preset by a counsellor’s page', () => {
  expect(stepAfter({ ...none, topic: 'OFFER' }, 'topic')).toBe('style');
  expect(stepAfter(whole, 'style')).toBe('question');
  expect(stepAfter(whole, 'question')).toBe('confirm');
  expect(stepAfter({ ...whole, slot: null, offer: null }, 'style')).toBe('time');
});

test('drops the slot when the counsellor changes, or the choices that determine the counsellor', () => {
  expect(changeChoice(whole, { counsellor: 'anyone' }).day).toBeNull();
  expect(changeChoice(whole, { topic: 'OFFER' }).slot).toBe(whole.slot);
  expect(changeChoice({ ...whole, counsellor: 'anyone' }, { topic: 'OFFER' }).slot).toBeNull();
  expect(changeChoice(whole, { slot: '2026-12-02T02:45:00.000Z', offer: null }).day).toBe(whole.day);
});
