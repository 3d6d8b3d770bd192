import { describe, expect, test } from 'vitest';
import { createRequester, type Pace } from './requester.ts';
import type { Clock } from './clock.ts';

/** A clock that waiting moves, and the moments at which requests were sent. */
function createRequesterFixture(responses: (count: number) => Response, pace: Partial<Pace> = {}) {
  let now = 0;
  const sent: number[] = [];
  const clock: Clock = {
    now: () => new Date(now),
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    timeLimit: () => new AbortController().signal,
  };
  const send = async (): Promise<Response> => {
    sent.push(now);
    return responses(sent.length);
  };
  const asker = createRequester(send, clock, {
    everyMilliseconds: 100,
    responseTimeout: 10_000,
    finishWithin: 60_000,
    ...pace,
  });
  return { asker, sent };
}

const question = { method: 'GET', url: 'http://service.test/' };
const busy = (seconds: string): Response =>
  new Response('{}', { status: 429, headers: { 'Retry-After': seconds } });

describe('asking', () => {
  test('keeps to its pace', async () => {
    const { asker, sent } = createRequesterFixture(() => new Response(null, { status: 204 }));
    for (let count = 0; count < 3; count += 1) await asker.ask(question);
    expect(sent).toEqual([0, 100, 200]);
    expect(asker.count).toBe(3);
  });

  test('waits as long as the response says, and retries', async () => {
    const { asker, sent } = createRequesterFixture((count) => (count === 1 ? busy('7') : new Response('{}')));
    expect(await asker.ask(question)).toMatchObject({ status: 200 });
    expect(sent).toEqual([0, 7000]);
  });

  test.each(['31', 'soon', '-1'])('does not wait for Retry-After %s', async (seconds) => {
    const { asker, sent } = createRequesterFixture(() => busy(seconds));
    expect(await asker.ask(question)).toMatchObject({ status: 429 });
    expect(sent).toEqual([0]);
  });

  test('stops requesting a service that is always busy', async () => {
    const { asker, sent } = createRequesterFixture(() => busy('1'));
    expect(await asker.ask(question)).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(3);
  });

  test('sends nothing once its time is up', async () => {
    const { asker, sent } = createRequesterFixture(() => new Response('{}'), { finishWithin: 150 });
    await asker.ask(question);
    await asker.ask(question);
    expect(asker.isLate).toBe(false);
    expect(await asker.ask(question)).toMatchObject({ kind: 'unsent' });
    expect(asker.isLate).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test('reports why there was no response', async () => {
    const { asker } = createRequesterFixture(() => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') });
    });
    expect(await asker.ask(question)).toEqual({ kind: 'failed', reason: 'connect ECONNREFUSED 127.0.0.1:9' });
  });

  test('sends no more requests if the service cannot be reached', async () => {
    const { asker, sent } = createRequesterFixture(() => {
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
      });
    });
    expect(await asker.ask(question)).toEqual({ kind: 'failed', reason: 'refused' });
    expect(await asker.ask(question)).toMatchObject({ kind: 'unsent' });
    expect(sent).toHaveLength(1);
    expect(asker.isLate).toBe(false);
  });

  test('does not wait for the end of a stream that has none', async () => {
    const endless = new ReadableStream({ start: () => undefined });
    const { asker } = createRequesterFixture(
      () => new Response(endless, { headers: { 'Content-Type': 'text/event-stream' } }),
    );
    expect(await asker.ask(question)).toMatchObject({ status: 200, text: '' });
  });

  test('includes the beginning of a response that is not JSON', async () => {
    const { asker } = createRequesterFixture(() => new Response('x'.repeat(5000)));
    expect(await asker.ask(question)).toMatchObject({ text: 'x'.repeat(1000) });
  });
});
