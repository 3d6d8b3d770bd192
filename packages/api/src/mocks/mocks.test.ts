import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations, type Operation } from '../server/index.ts';
import { emptied } from './scenarios.ts';
import { handlersFor, scenario, scenarioNames, slowResponseMilliseconds } from './index.ts';

const server = setupServer();
const origin = 'http://michi.test';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const ask = ({ service, path, method }: Operation, language = 'en'): Promise<Response> =>
  fetch(`${origin}/api/${service}${path.replaceAll(/\{\w+\}/g, '0199a1c2-0000-7000-8000-000000000148')}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { 'Accept-Language': language },
  });

const findOperation = (id: string): Operation => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};

/** The body of an answer, checked against the contract's schema for its status. */
const readChecked = async (operation: Operation, response: Response): Promise<unknown> => {
  const reply = operation.responses[response.status];
  if (reply === undefined) throw new Error(`${operation.id} may not answer ${response.status}`);
  if (reply?.schema == null) return null;
  return reply.schema.parse(await response.json());
};

describe.each(scenarioNames.filter((name) => name !== 'offline' && name !== 'pending'))(
  'in the scenario %s',
  (name) => {
    const handlers = handlersFor(name);
    it.each(operations.map((operation) => [operation.id, operation] as const))(
      '%s answers as its contract says',
      async (_id, operation) => {
        server.use(...handlers);
        vi.useFakeTimers({ toFake: ['setTimeout'] });
        const reply = ask(operation);
        await vi.advanceTimersByTimeAsync(slowResponseMilliseconds);
        const response = await reply;
        const body = await readChecked(operation, response);
        if (name === 'unavailable') expect(response.status).toBeGreaterThanOrEqual(500);
        else if (name === 'unauthorized')
          expect(response.status === 401).toBe(operation.bearer === 'required');
        else if (name === 'validation-error' && operation.responses[422] !== undefined) {
          expect(response.status).toBe(422);
          expect(body).toHaveProperty('fields');
        } else expect(response.status).toBeLessThan(400);
      },
    );
  },
);

describe('in the scenario pending', () => {
  it('gives no answer within a day', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let isAnswered = false;
    void getResponse(handlersFor('pending'), new Request(`${origin}/api/job/jobs/all`)).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);
    expect(isAnswered).toBe(false);
  });
});

describe('in the scenario offline', () => {
  const handlers = handlersFor('offline');
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is out of reach',
    async (_id, operation) => {
      server.use(...handlers);
      await expect(ask(operation)).rejects.toThrow(TypeError);
    },
  );
});

describe('a delay', () => {
  it.each([
    ['makes every answer wait', 'populated', 700, 700],
    ['does not shorten the wait of slow', 'slow', 700, slowResponseMilliseconds],
    ['lengthens the wait of slow', 'slow', 9_000, 9_000],
    ['goes before a network error', 'offline', 700, 700],
  ] as const)('%s', async (_case, name, delay, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const handlers = handlersFor(name, {}, { delay });
    let isAnswered = false;
    const response = getResponse(handlers, new Request(`${origin}/api/job/jobs/all`)).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(expected - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(isAnswered).toBe(true);
  });
});

describe('an answer', () => {
  it('is the same each time', async () => {
    server.use(...handlersFor('populated'));
    const [first, second] = [await ask(findOperation('listJobs')), await ask(findOperation('listJobs'))];
    expect(await first.text()).toBe(await second.text());
  });

  it('redirects to an address where the contract does', async () => {
    server.use(...handlersFor('populated'));
    const redirecting = operations.filter(({ responses }) => responses[302] !== undefined);
    expect(redirecting.length).toBeGreaterThan(0);
    for (const operation of redirecting) {
      const { status, headers } = await ask(operation);
      expect([operation.id, status, headers.get('Location')?.startsWith('/')]).toEqual([
        operation.id,
        302,
        true,
      ]);
    }
  });

  it('is in the requested language', async () => {
    server.use(...handlersFor('unauthorized'));
    const [english, japanese] = [
      await ask(findOperation('listJobs'), 'en'),
      await ask(findOperation('listJobs'), 'ja'),
    ];
    expect(await english.json()).toMatchObject({ message: 'Please log in.' });
    expect(await japanese.json()).toMatchObject({ message: 'ログインしてください。' });
  });
});

describe('a resource requested by id', () => {
  const seminar = async (id: string): Promise<unknown> => {
    server.use(...handlersFor('populated'));
    return (await fetch(`${origin}/api/seminar/seminar-detail/${id}`)).json();
  };

  it('is the one of the examples that has this id', async () => {
    const id = '0199a1c2-0000-7000-8000-000000057004';
    expect(await seminar(id)).toMatchObject({ data: { seminar: { id, title: 'Telling your story' } } });
  });

  it('is the first example where none has it', async () => {
    expect(await seminar('0199a1c2-0000-7000-8000-00000000ffff')).toMatchObject({
      data: { seminar: { id: '0199a1c2-0000-7000-8000-000000057001' } },
    });
  });
});

describe('one operation', () => {
  it('may be empty while the others have data', async () => {
    server.use(...handlersFor('populated', { listJobs: 'empty' }));
    expect(await (await ask(findOperation('listJobs'))).json()).toMatchObject({
      data: { totalRecords: 0, data: [] },
    });
    expect(await (await ask(findOperation('listApplications'))).json()).not.toMatchObject({
      data: { data: [] },
    });
  });

  it('may give any answer of its contract', async () => {
    server.use(scenario('actOnJob', { status: 409 }), ...handlersFor('populated'));
    const response = await ask(findOperation('actOnJob'));
    expect(response.status).toBe(409);
    expect(await readChecked(findOperation('actOnJob'), response)).toHaveProperty('error');
  });

  it('has a picture, which no example can contain', async () => {
    server.use(...handlersFor('populated'));
    const response = await fetch(
      'http://localhost/api/common/pictures/0199a1c2-0000-7000-8000-0000000fc001?width=96',
    );
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(new TextDecoder('latin1').decode(await response.arrayBuffer())).toMatch(/^RIFF.{4}WEBP/s);
  });

  it('gives no answer that its contract does not have', () => {
    expect(() => scenario('listJobs', { status: 418 })).toThrow(
      'the contract of listJobs has no such answer',
    );
  });
});

describe('emptied', () => {
  it.each([
    ['a list', { data: [1, 2], message: 'Here' }, { data: [], message: 'Here' }],
    [
      'a page',
      { data: { currentPage: 3, nextPage: 4, prevPage: 2, totalPages: 9, totalRecords: 170, data: [1] } },
      { data: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 0, totalRecords: 0, data: [] } },
    ],
    ['a single thing', { data: { id: 1 } }, { data: { id: 1 } }],
  ])('leaves of %s its envelope', (_case, body, left) => {
    expect(emptied(body)).toEqual(left);
  });
});
