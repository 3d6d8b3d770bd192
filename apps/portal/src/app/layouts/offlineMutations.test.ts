import { getListFavoriteJobsQueryKey, getShowApplicationDossierQueryKey } from '@michi/api/job';
import { session } from '@michi/api/session';
import { MutationObserver, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeCourse } from '../../features/courses/useCompletion.ts';
import { likePost } from '../../features/news/likes.ts';
import { readNotifications } from '../../features/notifications/useChangeNotifications.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { changeNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { favoriteJob } from '../../shared/ui/detail/FavoriteButton.tsx';

const t = i18next.getFixedT('en', 'shared');
const stamp = { key: 'a', at: '2026-11-23T03:00:00.000Z' };

beforeEach(() => {
  session.set('USER_ID', 'hana');
  onlineManager.setOnline(false);
});

afterEach(() => {
  forgetEntriesOfOthers(null);
  session.clear();
  onlineManager.setOnline(true);
});

const change = {
  favorite: (client: QueryClient) =>
    new MutationObserver(client, favoriteJob.options(t)).mutate({ id: 'one', isFavorite: false, ...stamp }),
  like: (client: QueryClient) =>
    new MutationObserver(client, likePost.options(t)).mutate({ id: 'one', isLiked: true, ...stamp }),
  complete: (client: QueryClient) =>
    new MutationObserver(client, completeCourse.options(t)).mutate({
      id: 'one',
      isCompleted: true,
      ...stamp,
    }),
  read: (client: QueryClient) =>
    new MutationObserver(client, readNotifications.options(t)).mutate({ data: { ids: ['two'] }, ...stamp }),
  readGroup: (client: QueryClient) =>
    new MutationObserver(client, readNotifications.options(t)).mutate({
      data: { group: 'JOBS', upTo: '2026-11-22T00:00:00Z' },
      ...stamp,
    }),
  notes: (client: QueryClient) =>
    new MutationObserver(client, changeNotes.options(t)).mutate({
      id: 'one',
      data: {
        checklist: [
          { id: 'kept', isDone: true },
          { id: 'unknown', isDone: true },
          { id: 'new', text: 'New', isDone: false },
        ],
        removed: ['gone'],
      },
      ...stamp,
    }),
};

const rows: readonly (readonly [string, QueryKey, keyof typeof change, before: unknown, after: unknown])[] = [
  [
    'a job taken out of the favorites',
    getListFavoriteJobsQueryKey(),
    'favorite',
    {
      pages: [
        {
          data: [
            { id: 'one', isFavorite: true },
            { id: 'two', isFavorite: true },
          ],
          totalRecords: 2,
        },
      ],
    },
    { pages: [{ data: [{ id: 'two', isFavorite: true }], totalRecords: 1 }] },
  ],
  [
    'a like',
    ['api', 'news', 'posts'],
    'like',
    { id: 'one', isLiked: false, likeCount: 4 },
    { id: 'one', isLiked: true, likeCount: 5 },
  ],
  [
    'a completed course',
    ['api', 'common'],
    'complete',
    [{ id: 'one', isCompleted: false, completedAt: null }],
    [{ id: 'one', isCompleted: true, completedAt: stamp.at }],
  ],
  [
    'notifications that were read',
    ['api', 'notification'],
    'read',
    [
      { id: 'two', readAt: null },
      { id: 'six', readAt: null },
    ],
    [
      { id: 'two', readAt: stamp.at },
      { id: 'six', readAt: null },
    ],
  ],
  [
    'a group of notifications that was read',
    ['api', 'notification'],
    'readGroup',
    [
      { group: 'JOBS', createdAt: '2026-11-21T00:00:00Z', readAt: null },
      { group: 'JOBS', createdAt: '2026-11-23T00:00:00Z', readAt: null },
    ],
    [
      { group: 'JOBS', createdAt: '2026-11-21T00:00:00Z', readAt: stamp.at },
      { group: 'JOBS', createdAt: '2026-11-23T00:00:00Z', readAt: null },
    ],
  ],
  [
    'notes, as the service merges them',
    getShowApplicationDossierQueryKey('one'),
    'notes',
    {
      id: 'one',
      notes: {
        text: 'As it was',
        checklist: [
          { id: 'gone', text: 'Gone', isDone: false },
          { id: 'kept', text: 'Kept', isDone: false },
        ],
        questions: [],
        ratings: null,
      },
    },
    {
      id: 'one',
      notes: {
        text: 'As it was',
        checklist: [
          { id: 'kept', text: 'Kept', isDone: true },
          { id: 'new', text: 'New', isDone: false },
        ],
        questions: [],
        ratings: null,
      },
    },
  ],
];

test.each(rows)(
  'shows %s at once, without changing the age of the data',
  (_case, queryKey, name, before, after) => {
    const client = new QueryClient();
    client.setQueryData<unknown>(queryKey, before, { updatedAt: 5 });
    void change[name](client);
    expect(client.getQueryData(queryKey)).toEqual(after);
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(5);
  },
);
