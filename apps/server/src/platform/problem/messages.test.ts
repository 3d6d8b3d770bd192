import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

const message = messagesOf({
  en: { done: 'Done.', waiting: 'Place {position} of {position}, {unknown}' },
  jp: { done: '完了', waiting: '{position}番' },
});

test('a message is in the language of its reader', () => {
  expect([message('en', 'done'), message('jp', 'done')]).toEqual(['Done.', '完了']);
});

test('a value replaces every occurrence of its name, and a name without a value stays', () => {
  expect(message('en', 'waiting', { position: 3 })).toBe('Place 3 of 3, {unknown}');
});
