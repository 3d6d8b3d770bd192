import type { Interview } from '@michi/api/job';
import { expect, test } from 'vitest';
import { isUpcoming } from './ProgressCards.tsx';

const endsAt = '2026-11-27T09:15:00.000Z';
const before = new Date('2026-11-27T09:00:00.000Z');
const after = new Date('2026-11-27T09:30:00.000Z');

test.each([
  ['REQUESTED', true],
  ['RESCHEDULE_REQUESTED', true],
  ['ACCEPTED', true],
  ['DENIED', false],
  ['CANCELLED', false],
] as const satisfies readonly (readonly [Interview['status'], boolean])[])(
  'an interview that is %s is still to be attended: %s, and never once it is over',
  (status, expected) => {
    expect(isUpcoming({ status, endsAt, result: null }, before)).toBe(expected);
    expect(isUpcoming({ status, endsAt, result: null }, after)).toBe(false);
  },
);
