import { expect, test } from 'vitest';
import { createStreamReader, readChange } from './notificationEvents.ts';

const change = (jobs: unknown, seminar: unknown) =>
  JSON.stringify({ kind: 'CHANGE', unread: { jobs, seminar } });

test('hears of every change, however the stream is cut into pieces, and knows where to go on', () => {
  const heard: unknown[] = [];
  const reader = createStreamReader((unread) => heard.push(unread));
  expect(reader.lastEventId()).toBeNull();
  const stream = `: still here\n\nid: 42\nevent: notification\ndata: {"kind":"NOTIFICATION"}\n\nid: 43\nevent: change\ndata: ${change(1, 2)}\n\n`;
  for (const character of stream) reader.feed(character);
  expect(heard).toEqual([{ jobs: 1, seminar: 2 }]);
  expect(reader.lastEventId()).toBe('43');
});

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"kind":"LATER"}',
  '{"kind":"CHANGE"}',
  change(-1, 0),
  change('1', 0),
])('passes over what it does not understand: %s', (data) => {
  expect(readChange(data)).toBeNull();
});
