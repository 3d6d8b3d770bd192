import { describe, expect, expectTypeOf, it } from 'vitest';
import { readResponse, readFailure, type Unwrap } from './response.ts';
import { ApiError } from './apiError.ts';

describe('readResponse', () => {
  it('takes the data out of its envelope', async () => {
    expect(await readResponse<{ data: number[] }>(Response.json({ data: [1], message: 'Done' }))).toEqual([
      1,
    ]);
  });

  it('gives null where the data is null', async () => {
    expect(await readResponse(Response.json({ data: null }))).toBeNull();
  });

  it('returns nothing for a response without a body', async () => {
    expect(await readResponse<void>(new Response(null, { status: 204 }))).toBeUndefined();
  });

  it('returns a file unchanged', async () => {
    const file = await readResponse<Blob>(
      new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
    );
    expect(await file.text()).toBe('%PDF-');
  });

  it('throws `network` when the connection breaks within the body', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const broken = new Response(body, { headers: { 'Content-Type': 'application/json' } });
    await expect(readResponse(broken)).rejects.toMatchObject({
      failure: { kind: 'network', code: 'UNREACHABLE' },
    });
  });

  it('lets an abort within the body through', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new DOMException('left', 'AbortError')),
    });
    const left = new Response(body, { headers: { 'Content-Type': 'application/json' } });
    await expect(readResponse(left)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('throws `unexpected` when JSON is invalid', async () => {
    const broken = new Response('{"data":', { headers: { 'Content-Type': 'application/json' } });
    const error: unknown = await readResponse(broken).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ failure: { kind: 'unexpected', status: 200 } });
  });
});

describe('readFailure', () => {
  it('reads which record conflicts', async () => {
    const body = { message: 'Only one offer', error: 'OFFER_ALREADY_ACCEPTED', conflictingId: 'an-offer' };
    const error = await readFailure(Response.json(body, { status: 409 }));
    expect(error.failure).toMatchObject({ code: 'OFFER_ALREADY_ACCEPTED', conflictingId: 'an-offer' });
  });

  it('reads which times are free instead of one that is taken', async () => {
    const nextSlots = [{ startsAt: '2026-12-02T02:00:00.000Z', endsAt: '2026-12-02T02:45:00.000Z' }];
    const body = { message: 'Taken', error: 'SLOT_TAKEN', nextSlots };
    const error = await readFailure(Response.json(body, { status: 409 }));
    expect(error.failure).toMatchObject({ code: 'SLOT_TAKEN', nextSlots });
  });

  it('reads a problem with its code, its message and the fields', async () => {
    const body = {
      message: 'Check your answers',
      error: 'VALIDATION_FAILED',
      fields: { email: 'Email is required' },
    };
    const error = await readFailure(Response.json(body, { status: 422 }));
    expect(error.failure).toEqual({
      kind: 'problem',
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Check your answers',
      fields: { email: 'Email is required' },
    });
  });

  it.each([
    ['42', { retryAfter: 42 }],
    ['Fri, 20 Nov 2026 01:00:00 GMT', {}],
    ['-1', {}],
  ])('reads the seconds to wait of Retry-After: %s', async (header, expected) => {
    const error = await readFailure(
      Response.json(
        { message: 'Wait', error: 'TOO_MANY_REQUESTS' },
        { status: 429, headers: { 'Retry-After': header } },
      ),
    );
    const problem = { kind: 'problem', status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait', fields: {} };
    expect(error.failure).toEqual({ ...problem, ...expected });
  });

  it('keeps the message of a code that this contract does not know yet', async () => {
    const error = await readFailure(
      Response.json({ message: 'No tea here', error: 'TEAPOT' }, { status: 418 }),
    );
    expect(error.failure).toMatchObject({ kind: 'problem', code: 'TEAPOT', message: 'No tea here' });
  });

  it('shows the code of a problem without a message', async () => {
    expect((await readFailure(Response.json({ error: 'TEAPOT' }, { status: 418 }))).failure).toMatchObject({
      message: 'TEAPOT',
    });
  });

  it('distinguishes a 404 of the service from no network', async () => {
    const missing = await readFailure(
      Response.json({ message: 'Not here', error: 'NOT_FOUND' }, { status: 404 }),
    );
    expect([missing.kind, missing.status, missing.code]).toEqual(['problem', 404, 'NOT_FOUND']);
    const offline = new ApiError({ kind: 'network', code: 'UNREACHABLE' });
    expect([offline.kind, offline.status, offline.code]).toEqual(['network', null, 'UNREACHABLE']);
  });

  it.each([
    [
      'a page of a proxy',
      new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['JSON of another make', Response.json({ reason: 'No' }, { status: 418 })],
    ['no body', new Response(null, { status: 500 })],
  ])('calls %s unexpected', async (_case, response) => {
    expect((await readFailure(response)).failure).toEqual({ kind: 'unexpected', status: response.status });
  });
});

it('unwraps types as it unwraps bodies', () => {
  expectTypeOf<Unwrap<{ data: { id: string }; message?: string }>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Unwrap<{ data: string | null }>>().toEqualTypeOf<string | null>();
  expectTypeOf<Unwrap<void>>().toEqualTypeOf<void>();
  expectTypeOf<Unwrap<Blob>>().toEqualTypeOf<Blob>();
});
