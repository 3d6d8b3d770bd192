import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyedMutex.ts';

test('work with the same key runs one after the other, in the order of arrival', async () => {
  const turns = createKeyedMutex();
  const lines: string[] = [];
  const work = (name: string) => async () => {
    lines.push(`${name} begins`);
    await Promise.resolve();
    lines.push(`${name} ends`);
    return name;
  };
  const done = await Promise.all(['a', 'b', 'c'].map((name) => turns.take('one', work(name))));
  expect(done).toEqual(['a', 'b', 'c']);
  expect(lines).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work with another key does not wait', async () => {
  const turns = createKeyedMutex();
  const lines: string[] = [];
  let free = (): void => undefined;
  const long = turns.take('one', () => new Promise<void>((resolve) => (free = resolve)));
  await turns.take('another', async () => lines.push('done'));
  expect(lines).toEqual(['done']);
  free();
  await long;
});

test('a failure does not block others', async () => {
  const turns = createKeyedMutex();
  const failing = turns.take('one', () => Promise.reject(new Error('no')));
  const next = turns.take('one', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
