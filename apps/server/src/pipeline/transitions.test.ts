import { expect, test } from 'vitest';
import { allowedActions, findTransition, STAGES, TRANSITIONS, type Actor } from './transitions.ts';

const FINAL = ['OFFER_ACCEPTED', 'OFFER_DENIED', 'UNLUCKY'] as const;
const ACTORS: readonly Actor[] = ['STUDENT', 'COMPANY', 'UNIVERSITY'];

test('a student goes the whole way from applying to an accepted offer', () => {
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

test.each(FINAL)('nothing leads on from %s', (stage) => {
  for (const actor of ACTORS) expect(allowedActions(stage, actor)).toEqual([]);
});

test('every stage can be reached', () => {
  const reached = new Set(TRANSITIONS.map(({ to }) => to));
  expect(STAGES.filter((stage) => !reached.has(stage))).toEqual([]);
});

test('nobody acts in the place of another', () => {
  expect(findTransition('OFFERED', 'accept-offer', 'COMPANY')).toBeUndefined();
  expect(findTransition('APPLIED', 'request-interview', 'STUDENT')).toBeUndefined();
  expect(findTransition('INTERVIEW_RESULT', 'send-offer', 'UNIVERSITY')).toBeUndefined();
  expect(findTransition(null, 'recommend', 'STUDENT')).toBeUndefined();
});

test('an application stands only once, and an offer is not withdrawn from but denied', () => {
  expect(findTransition('APPLIED', 'apply', 'STUDENT')).toBeUndefined();
  expect(findTransition('OFFERED', 'withdraw', 'STUDENT')).toBeUndefined();
  expect(findTransition('OFFERED', 'deny-offer', 'STUDENT')?.records.reason).toBe('required');
});

test('who withdrew may apply again', () => {
  expect(allowedActions('WITHDRAWN', 'STUDENT')).toEqual(['apply']);
});

test('from each stage an action means one thing', () => {
  for (const stage of [null, ...STAGES]) {
    for (const actor of ACTORS) {
      const actions = allowedActions(stage, actor);
      expect(new Set(actions).size).toBe(actions.length);
    }
  }
});

test('a student who says no to what another began says why', () => {
  const refusals = ['deny-recommendation', 'withdraw', 'deny-interview', 'cancel-interview', 'deny-offer'];
  for (const transition of TRANSITIONS.filter(({ action }) => refusals.includes(action))) {
    expect(transition.records.reason).toBe('required');
  }
});
