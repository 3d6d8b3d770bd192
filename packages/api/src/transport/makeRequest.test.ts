import { afterEach, expect, test, vi } from 'vitest';
import { listJobs } from '../generated/job/index.ts';
import { configureApi } from './current.ts';

afterEach(() => vi.unstubAllGlobals());

const sent = vi.fn<(request: Request) => Promise<Response>>();
const response = () => Promise.resolve(Response.json({ data: {} }));

test('without an origin outside a page a call says what to configure, as an ApiError like every failure', async () => {
  configureApi({ fetch: sent });
  const failed = listJobs();
  await expect(failed).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'not-configured',
    status: null,
    code: null,
  });
  await expect(failed).rejects.toThrow(/configureApi\(\{ origin/);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [
    'of a page',
    { location: { origin: 'https://page.example' } },
    undefined,
    'https://page.example/api/job/jobs/all',
  ],
  [
    'that was configured, in a page too',
    { location: { origin: 'https://page.example' } },
    'https://michi.example',
    'https://michi.example/api/job/jobs/all',
  ],
])('asks at the origin %s', async (_which, globals, origin, address) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  sent.mockImplementation(response);
  configureApi({ fetch: sent, ...(origin !== undefined && { origin }) });
  await listJobs();
  expect(sent.mock.lastCall?.[0].url).toBe(address);
});

test('a page whose origin is opaque, such as one of a file, has to configure one', async () => {
  vi.stubGlobal('location', { origin: 'null' });
  configureApi({ fetch: sent });
  await expect(listJobs()).rejects.toMatchObject({ kind: 'not-configured' });
});
