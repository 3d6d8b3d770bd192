import { session } from '@michi/api/session';
import { afterEach, expect, test } from 'vitest';
import { dropSessionQueryClient, sessionQueryClient } from './queryClient.ts';

afterEach(() => {
  dropSessionQueryClient();
  session.clear();
});

test('data loaded for one student are not available to the next, nor to the same one later', () => {
  session.set('USER_ID', 'hana');
  const first = sessionQueryClient();
  expect(sessionQueryClient()).toBe(first);
  session.set('USER_ID', 'alex');
  const second = sessionQueryClient();
  expect(second).not.toBe(first);
  dropSessionQueryClient();
  expect(sessionQueryClient()).not.toBe(second);
});
