import { expect, test } from 'vitest';
import { decide, type Decision } from './dueDelivery.ts';
import { FIRST_CHOICES } from './notificationChoices.ts';

/** 08:00 in New York and 22:00 in Tokyo, on the same day. */
const NOW = new Date('2026-11-20T13:00:00Z');

const until = (moment: string): Decision => ({ do: 'wait', until: new Date(moment), isInDigest: true });

test.each<[string, string, string | null, boolean, Decision]>([
  ['had none today', 'America/New_York', '2026-11-19', true, { do: 'digest' }],
  ['had none today, and a new notification', 'JST', '2026-11-19', false, until('2026-11-20T23:00:00Z')],
  // The notification was to leave at 08:00 in New York.
  ['had one in the morning, in Tokyo', 'JST', '2026-11-20', true, until('2026-11-20T23:00:00Z')],
  // That one left in Tokyo; at 07:00 in Chicago its hour is still to come.
  ['had one in another zone', 'America/Chicago', '2026-11-20', false, until('2026-11-21T14:00:00Z')],
  // Tomorrow has begun there.
  ['had one today, in Auckland', 'Pacific/Auckland', '2026-11-21', true, until('2026-11-21T19:00:00Z')],
  ['had one in another zone, where the next day began', 'JST', '2026-11-21', true, { do: 'digest' }],
])('a reader who %s gets one digest a day', (_who, timezone, digestedOn, isInDigest, decision) => {
  const due = { channel: 'MAIL', kind: 'JOB_DEADLINE', createdAt: NOW.toISOString(), isRead: false } as const;
  const choices = { ...FIRST_CHOICES, isDigestOn: true };
  const reader = { isActive: true, choices, timezone, digestedOn };
  expect(decide({ ...due, isInDigest }, reader, NOW)).toEqual(decision);
});
