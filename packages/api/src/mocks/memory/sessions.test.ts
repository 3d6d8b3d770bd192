import { expect, it } from 'vitest';
import { createMemory, memoryBySession, oneMemory } from './index.ts';

it('every session has separate state, in the language it began in', () => {
  const sessions = memoryBySession((language) => createMemory(language));
  const [one, other] = [sessions.begin('en'), sessions.begin('jp')];
  expect(sessions.of(one, 'jp')?.language).toBe('en');
  expect(
    sessions.of(other, 'en')?.find('savedSearches', '0199a1c2-0000-7000-8000-000000006001'),
  ).toMatchObject({
    name: '川崎のロボット',
  });
  expect(sessions.of(one, 'en')).not.toBe(sessions.of(other, 'en'));
});

it('only issued tokens of active sessions are valid', () => {
  const sessions = memoryBySession((language) => createMemory(language));
  const token = sessions.begin('en');
  expect([sessions.of(null, 'en'), sessions.of('a.b.c', 'en'), sessions.renew('a.b.c')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(sessions.renew(token)).toBe(token);
  sessions.end(token);
  expect(sessions.of(token, 'en')).toBeNull();
});

it('the latest hundred sessions are stored', () => {
  const memory = createMemory('en');
  const sessions = memoryBySession(() => memory);
  const tokens = Array.from({ length: 101 }, () => sessions.begin('en'));
  expect(sessions.all.size).toBe(100);
  expect(sessions.of(tokens[0] ?? null, 'en')).toBeNull();
  expect(sessions.of(tokens[100] ?? null, 'en')).toBe(memory);
});

it('a tab has one state, whoever is signed in, and none without a session', () => {
  const memories = oneMemory((language) => createMemory(language));
  expect(memories.of(null, 'en')).toBeNull();
  expect(memories.of('one', 'en')).toBe(memories.of('other', 'jp'));
});
