import { getListFavoriteJobsQueryKey, getListJobsQueryKey } from '@michi/api/job';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { PersistedMutation } from './queuedMutation.ts';
import { reapplyOptimisticUpdates } from './reapplyOptimisticUpdates.ts';
import { applyOptimisticUpdate } from './applyOptimisticUpdate.ts';

const stamped = { stamp: 'a', at: '2026-11-23T03:00:00.000Z' };
const heart: PersistedMutation = { kind: 'favoriteJob', id: 'one', wanted: true, ...stamped };
const jobs = {
  data: [
    { id: 'one', isFavorite: false },
    { id: 'two', isFavorite: false },
  ],
};

test("applies a change to a response that does not contain it, and keeps the response's age", () => {
  const client = new QueryClient();
  const [kept, later] = [getListJobsQueryKey({ page: 1 }), getListJobsQueryKey({ page: 2 })];
  client.setQueryData<unknown>(kept, jobs, { updatedAt: 5 });
  const stop = reapplyOptimisticUpdates(client, () => [heart]);
  client.setQueryData<unknown>(later, jobs, { updatedAt: 7 });
  const shown = {
    data: [
      { id: 'one', isFavorite: true },
      { id: 'two', isFavorite: false },
    ],
  };
  expect([kept, later].map((key) => client.getQueryData<unknown>(key))).toEqual([shown, shown]);
  expect([kept, later].map((key) => client.getQueryState(key)?.dataUpdatedAt)).toEqual([5, 7]);
  stop();
});

test.each([
  [
    'a job taken out',
    getListFavoriteJobsQueryKey(),
    { ...heart, wanted: false },
    { data: [{ id: 'one' }], totalRecords: 1 },
    { data: [], totalRecords: 0 },
  ],
  [
    'a like',
    ['api', 'news', 'posts'],
    { ...heart, kind: 'likePost' },
    { id: 'one', isLiked: false, likeCount: 4 },
    { id: 'one', isLiked: true, likeCount: 5 },
  ],
  [
    'a course',
    ['api', 'common'],
    { ...heart, kind: 'completeCourse' },
    [{ id: 'one', isCompleted: false, completedAt: null }],
    [{ id: 'one', isCompleted: true, completedAt: stamped.at }],
  ],
  [
    'notifications',
    ['api', 'notification'],
    { ...heart, kind: 'readNotifications', id: 'one two' },
    [
      { id: 'two', readAt: null },
      { id: 'six', readAt: null },
    ],
    [
      { id: 'two', readAt: stamped.at },
      { id: 'six', readAt: null },
    ],
  ],
  [
    'a group of notifications',
    ['api', 'notification'],
    { ...heart, kind: 'readGroup', id: 'JOBS', wanted: '2026-11-22T00:00:00Z' },
    [
      { group: 'JOBS', createdAt: '2026-11-21T00:00:00Z', readAt: null },
      { group: 'JOBS', createdAt: '2026-11-23T00:00:00Z', readAt: null },
    ],
    [
      { group: 'JOBS', createdAt: '2026-11-21T00:00:00Z', readAt: stamped.at },
      { group: 'JOBS', createdAt: '2026-11-23T00:00:00Z', readAt: null },
    ],
  ],
] as const)('shows %s that waits', (_case, key, act, before, after) => {
  const shown = applyOptimisticUpdate(key, before, act);
  expect(shown).toEqual(after);
  // Shown once, it changes no more.
  expect(applyOptimisticUpdate(key, shown, act)).toBe(shown);
  expect(applyOptimisticUpdate(['api', 'chat'], before, act)).toBe(before);
});
