import { expect, test } from 'vitest';
import { reconcileAnswer, stampOf } from './reconcileAnswer.ts';

const kept = { id: 'a', updatedAt: '2026-11-20T02:00:00.000Z', text: 'Kept elsewhere' };
const stamp = stampOf(kept);
const taken = { text: kept.text, stamp, saved: kept.text };
const older = 'a 2026-11-20T01:00:00.000Z';

test('an empty field takes what is kept', () => {
  expect(reconcileAnswer({ typed: ' \n', stamp: '', saved: '', typedAt: null }, kept)).toEqual(taken);
});

test('a field that has not changed since it was saved takes what another device has kept since', () => {
  const held = {
    typed: 'Saved here ',
    stamp: older,
    saved: 'Saved here',
    typedAt: '2026-11-20T03:00:00.000Z',
  };
  expect(reconcileAnswer(held, kept)).toEqual(taken);
  // It began with a text of the profile.
  expect(reconcileAnswer({ ...held, stamp: '' }, kept)).toEqual(taken);
});

test('what is typed on top of the kept version goes on', () => {
  expect(reconcileAnswer({ typed: 'More', stamp, saved: kept.text, typedAt: null }, kept)).toEqual({});
});

test('the same text typed twice is one', () => {
  expect(reconcileAnswer({ typed: 'Kept elsewhere', stamp: '', saved: '', typedAt: null }, kept)).toEqual({
    stamp,
    saved: kept.text,
  });
});

test('of two texts that differ the newer stands, and the other is offered', () => {
  const typedBefore = { typed: 'Typed', stamp: '', saved: '', typedAt: '2026-11-20T01:30:00.000Z' };
  expect(reconcileAnswer(typedBefore, kept)).toEqual({
    ...taken,
    other: { text: 'Typed', at: typedBefore.typedAt },
  });
  const offered = { other: { text: kept.text, at: kept.updatedAt } };
  const typedAfter = { ...typedBefore, stamp: older, saved: 'Earlier', typedAt: '2026-11-20T02:30:00.000Z' };
  expect(reconcileAnswer(typedAfter, kept)).toEqual(offered);
  expect(reconcileAnswer({ ...typedBefore, typedAt: null }, kept)).toEqual(offered);
});
