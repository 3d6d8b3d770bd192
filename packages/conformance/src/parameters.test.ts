import { manifest } from '@michi/api/manifest';
import { operations } from '@michi/api/server';
import { expect, test } from 'vitest';
import { createKnownIds } from './knownIds.ts';
import { queryParameters } from './parameters.ts';

const slots = operations.filter(({ id }) => id === manifest.university.listCounsellingSlots.id);

test.each([
  ['Asia/Tokyo', '2026-11-20T15:30:00.000Z', '2026-11-21,2026-11-21'],
  ['Asia/Tokyo', '2026-11-20T14:59:00.000Z', '2026-11-20,2026-11-20'],
  ['America/New_York', '2026-11-21T04:30:00.000Z', '2026-11-20,2026-11-20'],
])('the days asked for are of the zone of the account: %s at %s', (zone, moment, days) => {
  const sources = { ids: createKnownIds(), now: new Date(moment), zone };
  const request = slots.flatMap((operation) => queryParameters(operation, sources));
  expect(request.find(({ name }) => name === 'dateRange')?.good).toBe(days);
});
