import { describe, expect, test } from 'vitest';
import {
  allowedActions,
  findTransition,
  findWithdrawal,
  INTERVIEW_ANSWERS,
  interviewAnswers,
  STAGES,
  TRANSITIONS,
  type Actor,
} from './transitions.ts';

const FINAL = ['OFFER_ACCEPTED', 'OFFER_DENIED', 'UNLUCKY'] as const;
const ACTORS: readonly Actor[] = ['STUDENT', 'COMPANY', 'UNIVERSITY'];

test('a student leaves from every stage that is open, and from no other', () => {
  const left = STAGES.map((stage) => [stage, findWithdrawal(stage)?.action]);
  expect(Object.fromEntries(left)).toEqual({
    APPLIED: 'withdraw',
    RECOMMENDED: 'deny-recommendation',
    INTERVIEW_REQUESTED: 'withdraw',
    INTERVIEW_ACCEPTED: 'withdraw',
    INTERVIEW_RESULT: 'withdraw',
    OFFERED: 'deny-offer',
    OFFER_ACCEPTED: undefined,
    OFFER_DENIED: undefined,
    UNLUCKY: undefined,
    WITHDRAWN: undefined,
  });
});

test('a student can go from applying to an accepted offer', () => {
  const steps: readonly [string, Actor][] = [
    ['apply', 'STUDENT'],
    ['request-interview', 'COMPANY'],
    ['accept-interview', 'STUDENT'],
    ['pass-interview', 'COMPANY'],
    ['send-offer', 'COMPANY'],
    ['accept-offer', 'STUDENT'],
  ];
  let stage: Parameters<typeof findTransition>[0] = null;
  for (const [action, actor] of steps) {
    const transition = findTransition(stage, action, actor);
    expect(transition, `${action} from ${stage}`).toBeDefined();
    stage = transition?.to ?? null;
  }
  expect(stage).toBe('OFFER_ACCEPTED');
});

test.each(FINAL)('%s has no transition', (stage) => {
  for (const actor of ACTORS) expect(allowedActions(stage, actor)).toEqual([]);
});

test('every stage can be reached', () => {
  const reached = new Set(TRANSITIONS.map(({ to }) => to));
  expect(STAGES.filter((stage) => !reached.has(stage))).toEqual([]);
});

test('no actor can act for another', () => {
  expect(findTransition('OFFERED', 'accept-offer', 'COMPANY')).toBeUndefined();
  expect(findTransition('APPLIED', 'request-interview', 'STUDENT')).toBeUndefined();
  expect(findTransition('INTERVIEW_RESULT', 'send-offer', 'UNIVERSITY')).toBeUndefined();
  expect(findTransition(null, 'recommend', 'STUDENT')).toBeUndefined();
});

test('an application occurs only once, and an offer is denied, not withdrawn from', () => {
  expect(findTransition('APPLIED', 'apply', 'STUDENT')).toBeUndefined();
  expect(findTransition('OFFERED', 'withdraw', 'STUDENT')).toBeUndefined();
  expect(findTransition('OFFERED', 'deny-offer', 'STUDENT')?.records.reason).toBe('required');
});

test('who withdrew may apply again', () => {
  expect(allowedActions('WITHDRAWN', 'STUDENT')).toEqual(['apply']);
});

test('from each stage an action has one meaning', () => {
  for (const stage of [null, ...STAGES]) {
    for (const actor of ACTORS) {
      const actions = allowedActions(stage, actor);
      expect(new Set(actions).size).toBe(actions.length);
    }
  }
});

test('a student who declines what another actor began gives a reason', () => {
  const refusals = ['deny-recommendation', 'withdraw', 'deny-interview', 'cancel-interview', 'deny-offer'];
  for (const transition of TRANSITIONS.filter(({ action }) => refusals.includes(action))) {
    expect(transition.records.reason).toBe('required');
  }
});

/** Every transition of the pipeline, written out again by hand: `actor action: stage > stage`. */
const MOVES = `
STUDENT apply: none > APPLIED
STUDENT apply: RECOMMENDED > APPLIED
STUDENT apply: WITHDRAWN > APPLIED
STUDENT accept-recommendation: RECOMMENDED > APPLIED
STUDENT deny-recommendation: RECOMMENDED > WITHDRAWN
STUDENT withdraw: APPLIED > WITHDRAWN
STUDENT withdraw: INTERVIEW_REQUESTED > WITHDRAWN
STUDENT withdraw: INTERVIEW_ACCEPTED > WITHDRAWN
STUDENT withdraw: INTERVIEW_RESULT > WITHDRAWN
STUDENT accept-interview: INTERVIEW_REQUESTED > INTERVIEW_ACCEPTED
STUDENT deny-interview: INTERVIEW_REQUESTED > WITHDRAWN
STUDENT reschedule-interview: INTERVIEW_REQUESTED > INTERVIEW_REQUESTED
STUDENT reschedule-interview: INTERVIEW_ACCEPTED > INTERVIEW_REQUESTED
STUDENT cancel-interview: INTERVIEW_ACCEPTED > WITHDRAWN
STUDENT accept-offer: OFFERED > OFFER_ACCEPTED
STUDENT deny-offer: OFFERED > OFFER_DENIED
COMPANY request-interview: APPLIED > INTERVIEW_REQUESTED
COMPANY request-interview: INTERVIEW_RESULT > INTERVIEW_REQUESTED
COMPANY confirm-time: INTERVIEW_REQUESTED > INTERVIEW_ACCEPTED
COMPANY pass-interview: INTERVIEW_ACCEPTED > INTERVIEW_RESULT
COMPANY fail-interview: INTERVIEW_ACCEPTED > UNLUCKY
COMPANY reject: APPLIED > UNLUCKY
COMPANY reject: INTERVIEW_REQUESTED > UNLUCKY
COMPANY reject: INTERVIEW_ACCEPTED > UNLUCKY
COMPANY reject: INTERVIEW_RESULT > UNLUCKY
COMPANY send-offer: INTERVIEW_RESULT > OFFERED
UNIVERSITY recommend: none > RECOMMENDED
UNIVERSITY request-interview: APPLIED > INTERVIEW_REQUESTED
UNIVERSITY request-interview: INTERVIEW_RESULT > INTERVIEW_REQUESTED
UNIVERSITY confirm-time: INTERVIEW_REQUESTED > INTERVIEW_ACCEPTED
UNIVERSITY pass-interview: INTERVIEW_ACCEPTED > INTERVIEW_RESULT
UNIVERSITY fail-interview: INTERVIEW_ACCEPTED > UNLUCKY
UNIVERSITY reject: APPLIED > UNLUCKY
UNIVERSITY reject: INTERVIEW_REQUESTED > UNLUCKY
UNIVERSITY reject: INTERVIEW_ACCEPTED > UNLUCKY
UNIVERSITY reject: INTERVIEW_RESULT > UNLUCKY
`;

test('of all stages, actions and actors, these moves are allowed and no other', () => {
  const actions = [...new Set(TRANSITIONS.map(({ action }) => action))];
  const found = ACTORS.flatMap((actor) =>
    actions.flatMap((action) =>
      [null, ...STAGES].flatMap((stage) => {
        const transition = findTransition(stage, action, actor);
        return transition === undefined ? [] : [`${actor} ${action}: ${stage ?? 'none'} > ${transition.to}`];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(MOVES.trim().split('\n').toSorted());
});

describe('an interview', () => {
  const REQUESTED = { stage: 'INTERVIEW_REQUESTED', isUpcoming: true } as const;
  test.each([
    [{ ...REQUESTED, status: 'REQUESTED' } as const, ['accept', 'deny', 'reschedule']],
    [{ ...REQUESTED, status: 'RESCHEDULE_REQUESTED' } as const, ['accept', 'deny', 'reschedule']],
    [
      { stage: 'INTERVIEW_ACCEPTED', status: 'ACCEPTED', isUpcoming: true } as const,
      ['reschedule', 'cancel'],
    ],
    [{ ...REQUESTED, status: 'REQUESTED', isUpcoming: false } as const, []],
    [{ ...REQUESTED, status: 'RESCHEDULE_REQUESTED', isUpcoming: false } as const, ['deny', 'reschedule']],
    [{ stage: 'INTERVIEW_ACCEPTED', status: 'ACCEPTED', isUpcoming: false } as const, []],
    [{ stage: 'WITHDRAWN', status: 'CANCELLED', isUpcoming: true } as const, []],
    [{ stage: 'WITHDRAWN', status: 'DENIED', isUpcoming: true } as const, []],
  ])('%j takes %j', (interview, responses) => {
    expect(interviewAnswers(interview)).toEqual(responses);
  });

  test('is never answered where the table does not move the application', () => {
    const statuses = ['REQUESTED', 'RESCHEDULE_REQUESTED', 'ACCEPTED', 'DENIED', 'CANCELLED'] as const;
    for (const stage of STAGES) {
      for (const status of statuses) {
        for (const answer of interviewAnswers({ stage, status, isUpcoming: true })) {
          expect(findTransition(stage, INTERVIEW_ANSWERS[answer], 'STUDENT')).toBeDefined();
        }
      }
    }
  });
});
