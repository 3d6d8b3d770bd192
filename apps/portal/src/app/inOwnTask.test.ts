import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOwnTask } from './inOwnTask.ts';

const address = 'https://michi.example/api/job/jobs/all';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A `fetch` that notes down what was sent. */
const noting = () => {
  const done: string[] = [];
  const send = inOwnTask(({ url }) => {
    done.push(url.slice(address.length));
    return Promise.resolve(new Response('answer'));
  });
  return { done, send };
};

test('sends each question in a task of its own', async () => {
  const { done, send } = noting();
  const first = send(new Request(`${address}?page=1`));
  setTimeout(() => done.push('another task'));
  const second = send(new Request(`${address}?page=2`));
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['?page=1', 'another task', '?page=2']);
  expect(await (await first).text()).toBe('answer');
  expect(await (await second).text()).toBe('answer');
});

test('sends an act at once', () => {
  const { done, send } = noting();
  void send(new Request(`${address}?act`, { method: 'POST' }));
  expect(done).toEqual(['?act']);
});
