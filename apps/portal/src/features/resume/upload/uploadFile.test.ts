import { documentLimit } from '@michi/api/documents';
import { ApiError } from '@michi/api/transport';
import { expect, test, vi } from 'vitest';
import { partSize, uploadFile, checkFile, type UploadSteps } from './uploadFile.ts';

/** A server that stores parts and fails as specified, by the number of the call. */
const createServer = (failures: Readonly<Record<number, { status: number; keeps?: boolean }>> = {}) => {
  const parts: Blob[] = [];
  let calls = 0;
  const size = () => parts.reduce((sum, part) => sum + part.size, 0);
  const fail = (status: number): never => {
    throw status === 0
      ? new ApiError({ kind: 'network', code: 'UNREACHABLE' })
      : new ApiError({ kind: 'problem', status, code: 'NOT_FOUND', message: '', fields: {} });
  };
  const respond = async (part?: Blob, offset?: number) => {
    calls += 1;
    const failure = failures[calls];
    const take = () => {
      if (part === undefined) return;
      if (offset !== size()) fail(409);
      parts.push(part);
    };
    if (failure !== undefined) {
      if (failure.keeps === true) take();
      fail(failure.status);
    }
    take();
    return { id: 'upload', received: size() };
  };
  const begun = vi.fn<() => void>();
  const sent = vi.fn<(offset: number) => void>();
  const steps: UploadSteps = {
    begin: async () => {
      begun();
      return respond();
    },
    show: async () => respond(),
    append: async (_id, offset, part) => {
      sent(offset);
      return respond(part, offset);
    },
  };
  return { steps, parts, begun, sent };
};

const watch = () => ({
  signal: new AbortController().signal,
  onBegun: vi.fn<(id: string) => void>(),
  onProgress: vi.fn<(received: number) => void>(),
  onWaiting: vi.fn<(isWaiting: boolean) => void>(),
  connection: vi.fn<() => Promise<void>>(async () => undefined),
});

const file = new Blob([new Uint8Array(2 * partSize + 7).map((_each, index) => index % 251)]);
const isSame = async (one: Blob, other: Blob) => {
  const [left, right] = [new Uint8Array(await one.arrayBuffer()), new Uint8Array(await other.arrayBuffer())];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
};

test.each([
  ['no failure', {}],
  ['a connection lost before the part arrived', { 3: { status: 0 } }],
  ['a connection lost after it arrived', { 3: { status: 0, keeps: true } }],
  ['a connection lost several times in a row', { 2: { status: 0 }, 3: { status: 0 }, 4: { status: 503 } }],
  ['a beginning that did not go through', { 1: { status: 0 } }],
])('brings every byte over exactly once with %s', async (_case, failures) => {
  const { steps, parts } = createServer(failures);
  const watching = watch();
  expect(await uploadFile(file, steps, watching)).toBe('upload');
  expect(await isSame(new Blob(parts), file)).toBe(true);
  expect(watching.onProgress).toHaveBeenLastCalledWith(file.size);
  const waits = watching.onWaiting.mock.calls.map(([isWaiting]) => isWaiting);
  expect(waits.at(-1) ?? false).toBe(false);
});

test('sends a part only once whose response alone was lost', async () => {
  const { steps, sent } = createServer({ 3: { status: 0, keeps: true } });
  await uploadFile(file, steps, watch());
  expect(sent.mock.calls.flat()).toEqual([0, partSize, 2 * partSize]);
});

test('resumes an interrupted attempt, and starts again if that one has expired', async () => {
  const known = createServer();
  known.parts.push(file.slice(0, partSize));
  await uploadFile(file, known.steps, { ...watch(), id: 'upload' });
  expect(known.begun).not.toHaveBeenCalled();
  expect(await isSame(new Blob(known.parts), file)).toBe(true);
  const over = createServer({ 1: { status: 404 } });
  await uploadFile(file, over.steps, { ...watch(), id: 'long-ago' });
  expect(over.begun).toHaveBeenCalledOnce();
});

test('stops at once when the student cancels, and when the server refuses', async () => {
  const cancel = new AbortController();
  const { steps } = createServer({ 2: { status: 0 } });
  const waiting = {
    ...watch(),
    signal: cancel.signal,
    connection: async () => cancel.abort(new DOMException('no', 'AbortError')),
  };
  await expect(uploadFile(file, steps, waiting)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(uploadFile(file, createServer({ 2: { status: 422 } }).steps, watch())).rejects.toMatchObject({
    status: 422,
  });
});

const padded = (start: string, size: number) => new Blob([start, new Uint8Array(size - start.length)]);

test.each([
  ['a PDF behind a line', '\n%PDF-1.7', 20, null],
  ['a DOCX', 'PK\u0003\u0004', documentLimit, null],
  ['a PDF', '%PDF-1.7', documentLimit + 1, 'tooLarge'],
  ['a file', '', 0, 'empty'],
  ['a program', 'MZ', 20, 'wrongType'],
])(
  'looks at size and first bytes before anything is sent: %s with “%s”, %i bytes',
  async (_, start, size, fault) => {
    expect(await checkFile(padded(start, size))).toBe(fault);
  },
);
