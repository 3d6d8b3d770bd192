import { expect, test } from 'vitest';
import { labelsOf, sinceOf, stepsByMeaning, type Due } from './nextSteps.ts';

const now = new Date('2026-11-20T00:00:00Z');

test('a result to wait for is nothing to do until its date passed', () => {
  const late: Due = { kind: 'AWAIT_RESULT', dueAt: '2026-11-19T00:00:00Z' };
  const expected: Due = { kind: 'AWAIT_RESULT', dueAt: '2026-11-27T00:00:00Z' };
  expect(stepsByMeaning([late, expected], now)).toEqual({ toDo: [], responses: [], late: [late] });
});

test('a response whose date has passed is still to be given, a favorite that has closed is not', () => {
  const response: Due = { kind: 'ANSWER_INTERVIEW', dueAt: '2026-11-19T00:00:00Z' };
  const favorite: Due = { kind: 'APPLY_TO_FAVORITE', dueAt: '2026-11-19T00:00:00Z' };
  expect(stepsByMeaning([response, favorite], now)).toEqual({
    toDo: [response],
    responses: [response],
    late: [],
  });
});

test('only what somebody waits for counts as a response', () => {
  const response: Due = { kind: 'DECIDE_OFFER', dueAt: '2026-11-21T00:00:00Z' };
  const favorite: Due = { kind: 'APPLY_TO_FAVORITE', dueAt: '2026-11-22T00:00:00Z' };
  expect(stepsByMeaning([response, favorite], now)).toEqual({
    toDo: [response, favorite],
    responses: [response],
    late: [],
  });
});

test('an interview to go to is no response that is owed, nothing to do and never late', () => {
  const interview: Due = { kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-27T02:30:00Z' };
  const underWay: Due = { kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-19T23:45:00Z' };
  expect(stepsByMeaning([underWay, interview], now)).toEqual({ toDo: [], responses: [], late: [] });
});

test('names an internship’s acceptance by its own texts', () => {
  const application = { stage: 'OFFERED', offer: { canAccept: true } } as const;
  expect(labelsOf({ kind: 'DECIDE_OFFER', job: { kind: 'INTERNSHIP', application } })).toBe(
    'steps.DECIDE_OFFER.INTERNSHIP',
  );
  expect(labelsOf({ kind: 'DECIDE_OFFER', job: { kind: 'JOB', application } })).toBe(
    'steps.DECIDE_OFFER.JOB',
  );
});

test('asks no decision on an offer that can only be declined', () => {
  const application = { stage: 'OFFERED', offer: { canAccept: false } } as const;
  expect(labelsOf({ kind: 'DECIDE_OFFER', job: { kind: 'JOB', application } })).toBe(
    'steps.DECIDE_OFFER.DECLINE',
  );
});

test('calls what is awaited after a request for another time a reply, and everywhere else a result', () => {
  const key = (stage: 'INTERVIEW_REQUESTED' | 'INTERVIEW_ACCEPTED') =>
    labelsOf({ kind: 'AWAIT_RESULT', job: { kind: 'JOB', application: { stage, offer: null } } });
  expect(key('INTERVIEW_REQUESTED')).toBe('steps.AWAIT_RESULT.ANSWER');
  expect(key('INTERVIEW_ACCEPTED')).toBe('steps.AWAIT_RESULT.RESULT');
});

const job = (status?: string) => ({
  application: { interview: status === undefined ? null : { status } },
});

test.each([
  ['APPLIED', undefined, 'APPLIED'],
  ['INTERVIEW_REQUESTED', 'RESCHEDULE_REQUESTED', 'ANOTHER_TIME'],
  ['INTERVIEW_REQUESTED', 'REQUESTED', 'REQUESTED'],
  ['INTERVIEW_ACCEPTED', 'ACCEPTED', 'INTERVIEWED'],
  ['INTERVIEW_RESULT', 'ACCEPTED', 'PASSED'],
] as const)('at %s with an interview that is %s, the wait began with %s', (stage, status, since) => {
  expect(sinceOf({ stage, job: job(status) })).toBe(since);
});
