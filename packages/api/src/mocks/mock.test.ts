import { getResponse } from 'msw';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { company, example, interview, job, jobDetail, mock, notification, pageOf, seminar } from './index.ts';

const ask = (handler: ReturnType<typeof mock>, path: string, init?: RequestInit) =>
  getResponse([handler], new Request(`http://michi.test/api/job${path}`, init));

describe('mock', () => {
  it('answers as a function says, with the parameters of the path and the query as the contract types them', async () => {
    const handler = mock('listJobs', ({ query }) => {
      expectTypeOf(query.page).toEqualTypeOf<number | undefined>();
      expect(query).toEqual({ page: 2, canApply: true, graduationYear: [2027, 2028], search: '12' });
      return { status: 200, body: { data: pageOf([job({ title: 'Robotics test engineer' })]) } };
    });
    const response = await ask(
      handler,
      '/jobs/all?page=2&canApply=true&graduationYear=2027&graduationYear=2028&search=12',
    );
    expect(await response?.json()).toMatchObject({
      data: { totalRecords: 1, data: [{ title: 'Robotics test engineer' }] },
    });
  });

  it('gives the body that was sent, and answers with a problem of the contract', async () => {
    const handler = mock('actOnJob', ({ params, body }) => {
      expectTypeOf(params.id).toEqualTypeOf<string>();
      expectTypeOf(body.action).toExtend<string>();
      expect([params.id, body.action]).toEqual(['7', 'apply']);
      return { status: 409, body: { error: 'JOB_FULL', message: 'All places are taken.' } };
    });
    const reply = await ask(handler, '/jobs/students/action/7', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'apply' }),
    });
    expect(reply?.status).toBe(409);
    expect(await reply?.json()).toMatchObject({ error: 'JOB_FULL' });
  });

  it('rejects at compile time what the contract does not have', () => {
    // @ts-expect-error The contract of showJob has no 418.
    mock('showJob', () => ({ status: 418, body: {} }));
    mock('actOnJob', () => ({ status: 409, body: { error: 'JOB_FULL', message: '' } }));
    // @ts-expect-error A code of another operation.
    mock('actOnJob', () => ({ status: 409, body: { error: 'SEMINAR_FULL', message: '' } }));
    // @ts-expect-error A code of another status.
    mock('actOnJob', () => ({ status: 404, body: { error: 'JOB_FULL', message: '' } }));
    // @ts-expect-error A job has a title.
    mock('showJob', () => ({ status: 200, body: { data: { job: {} } } }));
  });

  it('waits for the given time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    const response = ask(
      mock('showJob', () => ({ status: 200, body: { data: jobDetail() } }), { delay: 50 }),
      '/jobs/show/1',
    ).then(answered);
    await vi.advanceTimersByTimeAsync(49);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('example', () => {
  it('is a copy, so that a test changes nothing for the next', () => {
    example('listJobs').data.data.length = 0;
    expect(example('listJobs').data.data.length).toBeGreaterThan(0);
  });

  it('is found by its name', () => {
    expect(example('listJobs', 'empty').data.totalRecords).toBe(0);
    expect(() => example('listJobs', 'nothing')).toThrow('The contract of listJobs has no example nothing');
  });
});

describe('the factories', () => {
  it('create records in both languages, with given properties replaced', () => {
    expect(job({ title: 'Designer' })).toMatchObject({ title: 'Designer', titleJp: expect.any(String) });
    expect(company({ openJobs: 3 })).toMatchObject({ openJobs: 3, nameJp: expect.any(String) });
    expect([seminar().id, interview().id, notification().id].every((id) => id.length === 36)).toBe(true);
  });

  it('make a page of rows', () => {
    expect(pageOf([])).toMatchObject({ totalPages: 0, totalRecords: 0, data: [] });
    expect(pageOf([job(), job()])).toMatchObject({ totalPages: 1, totalRecords: 2 });
  });
});
