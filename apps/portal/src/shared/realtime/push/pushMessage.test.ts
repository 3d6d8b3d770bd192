import { expect, test, vi } from 'vitest';
import { listenToWorker, readPushMessage, readPushNotice } from './pushMessage.ts';

const link = '/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002';

const message = (metadata: unknown): string =>
  JSON.stringify({
    data: { title: 'A second interview', body: 'Please answer.', metadata },
    priority: 'high',
  });
const leadingTo = (linkMichi: unknown): string => message(JSON.stringify({ extraData: { linkMichi } }));

test('reads the message and its link, whatever the push service adds', () => {
  expect(readPushMessage(leadingTo(link))).toEqual({
    id: null,
    title: 'A second interview',
    body: 'Please answer.',
    link,
  });
});

test.each([
  ['another origin', 'https://elsewhere.example/student/dashboard'],
  ['another origin without its scheme', '//elsewhere.example/student'],
  ['another origin behind a backslash', String.raw`/\elsewhere.example/student`],
  ['a script', 'javascript:alert(1)'],
  ['a line break', '/student/\nnews'],
  ['a page outside the portal', '/api/user/auth/logout'],
  ['the way out', '/app/signout'],
  ['no text', 42],
  ['nothing', undefined],
])('shows a message that leads to %s, and opens nothing', (_what, to) => {
  expect(readPushMessage(leadingTo(to))).toEqual({
    id: null,
    title: 'A second interview',
    body: 'Please answer.',
    link: null,
  });
});

test.each([
  ['no JSON', '{extraData'],
  ['a text', '"linkMichi"'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['other things', '{"linkMichi":"/student/news"}'],
  ['an object in place of its text', { extraData: { linkMichi: link } }],
])('shows a message whose metadata is %s, and opens nothing', (_what, metadata) => {
  expect(readPushMessage(message(metadata))?.link).toBeNull();
});

test.each([
  '',
  'hello',
  '[]',
  'null',
  '{}',
  '{"data":null}',
  '{"data":{}}',
  '{"data":{"title":" ","body":"b"}}',
  '{"notification":{"title":"A"}}',
])('passes over what is no message: %s', (text) => {
  expect(readPushMessage(text)).toBeNull();
});

test('ignores an invalid message from another window', () => {
  expect(readPushNotice({ title: 'A', body: 'b', link: 'https://elsewhere.example/' })).toEqual({
    id: null,
    title: 'A',
    body: 'b',
    link: null,
  });
  expect(readPushNotice({ title: 'A' })).toEqual({ id: null, title: 'A', body: '', link: null });
  expect(readPushNotice('A')).toBeNull();
});

test('a page shows a message once that its worker delivers twice, and opens one at each click', () => {
  const serviceWorker = Object.assign(new EventTarget(), { startMessages: () => undefined });
  vi.stubGlobal('navigator', { serviceWorker });
  const onPush = vi.fn();
  const onOpen = vi.fn();
  const stop = listenToWorker({ onPush, onOpen });
  const notify = (kind: string, id: string | null) =>
    serviceWorker.dispatchEvent(
      new MessageEvent('message', { data: { kind, notice: { id, title: 'A', body: '', link } } }),
    );
  for (const id of ['one', 'one', 'two', null, null]) notify('michi-push', id);
  expect(onPush.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'two', null, null]);
  notify('michi-open', 'one');
  expect(onOpen.mock.calls).toEqual([[link]]);
  stop();
  notify('michi-push', 'three');
  expect(onPush).toHaveBeenCalledTimes(4);
  vi.unstubAllGlobals();
});
