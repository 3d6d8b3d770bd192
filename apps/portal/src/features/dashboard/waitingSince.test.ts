import { expect, test } from 'vitest';
import { sinceOf } from './waitingSince.ts';

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
