import { expect, test, vi } from 'vitest';
import { readWorkerMessage, type WorkerMessage } from '../shared/realtime/push/pushMessage.ts';
import { openNotice, showPush } from './handlePush.ts';
import type { WindowPage, WorkerScope } from './workerScope.ts';

const link = '/student/news';
const message = (linkMichi: string, title = 'A new post', id?: string) =>
  JSON.stringify({
    data: { id, title, body: 'Read it.', metadata: JSON.stringify({ extraData: { linkMichi } }) },
  });

interface PageState {
  readonly name: string;
  readonly isSeen?: boolean;
  readonly isFocused?: boolean;
  /** Whether the page acknowledges messages. */
  readonly isAlive?: boolean;
}

/** A worker with surrounding pages, and what happened to them. */
const surroundings = (...openPages: readonly PageState[]) => {
  const posted: { readonly page: string; readonly message: WorkerMessage | null }[] = [];
  const done: string[] = [];
  const tags: string[] = [];
  const pages = openPages.map(({ name, isSeen = true, isFocused = false, isAlive = true }): WindowPage => ({
    url: `https://michi.example/${name}`,
    visibilityState: isSeen ? 'visible' : 'hidden',
    focused: isFocused,
    focus: async () => void done.push(`focus ${name}`),
    postMessage: (sent, [port]) => {
      posted.push({ page: name, message: readWorkerMessage(sent) });
      if (isAlive && port instanceof MessagePort) port.postMessage(true);
    },
  }));
  const scope: WorkerScope = {
    registration: {
      showNotification: async (title, options) => {
        done.push(`show ${title}: ${JSON.stringify(options.data)}`);
        if (options.tag !== undefined) tags.push(options.tag);
      },
      getNotifications: async ({ tag }) => tags.filter((one) => one === tag),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address) => void done.push(`open ${address}`),
      claim: async () => undefined,
    },
    skipWaiting: async () => undefined,
    addEventListener: () => undefined,
  };
  return { scope, posted, done };
};

test('a message is sent to the visible page only', async () => {
  const { scope, posted, done } = surroundings({ name: 'other' }, { name: 'own', isFocused: true });
  await showPush(scope, message(link));
  expect(posted).toEqual([
    {
      page: 'own',
      message: { kind: 'michi-push', notice: { id: null, title: 'A new post', body: 'Read it.', link } },
    },
  ]);
  expect(done).toEqual([]);
});

test.each([
  ['no page is open', []],
  ['no page is seen', [{ name: 'hidden', isSeen: false }]],
  ['the page that is seen is no screen of a student', [{ name: 'login', isAlive: false }]],
] as const)('a message becomes a notification of the system when %s', async (_when, openPages) => {
  const { scope, done } = surroundings(...openPages);
  await showPush(scope, message(link));
  expect(done).toEqual([
    'show A new post: {"id":null,"title":"A new post","body":"Read it.","link":"/student/news"}',
  ]);
});

test('a message with a link to another origin is shown, and opens nothing', async () => {
  const { scope, done } = surroundings();
  await showPush(scope, message('https://elsewhere.example/'));
  expect(done).toEqual(['show A new post: {"id":null,"title":"A new post","body":"Read it.","link":null}']);
  await openNotice(scope, { title: 'A new post', body: '', link: 'https://elsewhere.example/' });
  await openNotice(scope, null);
  expect(done).toHaveLength(1);
});

test('an invalid message is ignored', async () => {
  const { scope, posted, done } = surroundings({ name: 'own' });
  await showPush(scope, 'no JSON');
  await showPush(scope, '');
  expect([posted, done]).toEqual([[], []]);
});

test('a notification opens in an open page, which is focused', async () => {
  const { scope, posted, done } = surroundings(
    { name: 'login', isAlive: false },
    { name: 'own', isSeen: false },
  );
  await openNotice(scope, { title: 'A new post', body: '', link });
  expect(posted.map(({ page, message: sent }) => [page, sent?.kind])).toEqual([
    ['login', 'michi-open'],
    ['own', 'michi-open'],
  ]);
  expect(done).toEqual(['focus own']);
});

test('a notification opens a new page where none is open', async () => {
  const { scope, done } = surroundings();
  await openNotice(scope, { title: 'A new post', body: '', link });
  expect(done).toEqual(['open /student/news']);
});

test.each([
  ['in the page the student is looking at', [{ name: 'own', isFocused: true }]],
  ['as a notification of the system', []],
] as const)('the same message delivered twice is shown once, %s', async (where, openPages) => {
  const { scope, posted, done } = surroundings(...openPages);
  for (const title of ['One', 'One', 'Other'])
    await showPush(scope, message(link, title, `${title} ${where}`));
  const shown = [...posted.map(({ message: sent }) => sent?.notice.title), ...done];
  expect(shown).toHaveLength(2);
});

test('a notification that is still displayed is not shown again by a restarted worker', async () => {
  const { scope, done } = surroundings();
  await showPush(scope, message(link, 'Before', 'kept by the system'));
  vi.resetModules();
  const restarted = await import('./handlePush.ts');
  await restarted.showPush(scope, message(link, 'Again', 'kept by the system'));
  expect(done).toEqual([expect.stringContaining('show Before')]);
});
