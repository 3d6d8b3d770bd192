import { fileURLToPath } from 'node:url';
import { getResponse, type HttpHandler } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bundleContract } from '../scripts/bundle.ts';
import { declarations } from '../src/generated/memory.ts';
import { createMemory, isRemembered, oneMemory, rememberingHandlers } from '../src/mocks/memory/index.ts';
import { operations, services, type Operation } from '../src/server/index.ts';

const remembered = operations.filter(({ id }) => isRemembered(id));
const readings = remembered.filter(({ method }) => method === 'get');
const writings = remembered.filter(({ method }) => method !== 'get');

const withExamples = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z
          .object({
            content: z.record(
              z.string(),
              z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}) }),
            ),
          })
          .optional(),
      }),
    ),
  ),
});

/** The contracts' examples of each operation's body. */
const bodies = new Map<string, readonly (readonly [name: string, body: unknown])[]>();

beforeAll(async () => {
  for (const service of services) {
    const file = fileURLToPath(new URL(`../../../specs/${service}/openapi.yaml`, import.meta.url));
    const { paths } = withExamples.parse(await bundleContract(file, true));
    for (const { operationId, requestBody } of Object.values(paths).flatMap((item) => Object.values(item))) {
      const examples = Object.values(requestBody?.content ?? {}).flatMap((media) =>
        Object.entries(media.examples).map(([name, { value }]) => [name, value] as const),
      );
      bodies.set(operationId, examples);
    }
  }
});

const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

const file = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });

const json = (value: object): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' });

/** Forms, of which the contracts have no examples. */
const forms: Readonly<Record<string, readonly FormData[]>> = {
  uploadAttachment: [form({ file })],
  createApplicationFile: [form({ file })],
  createCounsellingFile: [form({ file })],
  updateStudentProfile: [
    form({ profile: json({ isVisibleToCompanies: false }), person: json({ nickname: 'Hanako' }) }),
  ],
  createResume: [form({ title: 'By hand', file }), form({ title: 'Made here', format: 'MHLW' })],
  updateResumeUpload: [form({ offset: '262144', part: file }), form({ offset: '900000', part: file })],
  updateResume: [form({ title: 'Another' }), form({ isDefault: 'true' })],
};

/** Ids of paths that are not those of the record that is shown. */
const ids: Readonly<Record<string, string>> = {
  listNotifications: '0199a1c2-0000-7000-8000-000000000001',
  cancelSeminarApplication: '0199a1c2-0000-7000-8000-00000005a003',
};

/** Required query parameters. */
const queries: Readonly<Record<string, string>> = {
  findHelps: '?search=a',
  findRecords: '?search=a',
  listCounsellingSlots: '?dateRange=2026-11-23,2026-12-06',
  showCalendar: '?dateRange=2026-11-23,2026-12-06',
  showCounsellorCalendar: '?dateRange=2026-11-23,2026-12-06',
  listExpenses: '?month=2026-11',
  updateExpenses: '?month=2026-11',
  clearNotifications: '?upTo=2026-11-20T03:00:00.000Z',
};

/** Operations that are not declared, by the reason. */
const undeclaredFor = {
  'nothing that is done changes what it tells': [
    'findMichiAccount',
    'listAllCompanies',
    'listFullNames',
    'listHelpCategories',
    'listIndustries',
    'listJobCategories',
    'listLocations',
    'listSeminarFeedbackQuestions',
    'showPostalCode',
    'showSharedResume',
  ],
  'it answers with a file, a stream or a token of its own': [
    'getArchive',
    'getCalendarFile',
    'getPicture',
    'getPublishedPicture',
    'getSharedResumeFile',
    'getStudentQr',
    'streamChatEvents',
    'streamNotificationEvents',
  ],
  'it is asked before anybody is signed in, sends a mail or is about a browser': [
    'registerDevice',
    'requestGoogleLogin',
    'requestPasswordReset',
    'resetPassword',
    'sendEmailVerification',
    'unregisterDevice',
    'verifyEmail',
    'verifyGoogleLogin',
  ],
  'it reckons what no declaration says: hours by the clock, the lines of a file': [
    'createUserImport',
    'showTimesheet',
    'submitTimesheet',
    'updateTimesheet',
  ],
};

let handlers: readonly HttpHandler[] = [];
let state = createMemory('en');

beforeEach(() => {
  state = createMemory('en');
  handlers = rememberingHandlers('populated', {}, { memories: oneMemory(() => state) });
});

const ask = async (
  { id, service, path, method, responses }: Operation,
  body?: unknown,
): Promise<{ readonly status: number; readonly faults: string }> => {
  const { show } = declarations.operations[id] ?? {};
  const { key = 'id' } = declarations.collections[show ?? ''] ?? {};
  const [first] = show === undefined ? [] : state.rows(show);
  const known = key
    .split('.')
    .reduce<unknown>((so, name) => z.record(z.string(), z.unknown()).catch({}).parse(so)[name], first);
  const address = path.replaceAll(/\{\w+\}/g, ids[id] ?? String(known));
  const request = new Request(`http://michi.test/api/${service}${address}${queries[id] ?? ''}`, {
    method: method.toUpperCase(),
    headers: {
      Authorization: 'Bearer any',
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const response = await getResponse([...handlers], request);
  if (response === undefined) throw new Error(`${id} was not answered`);
  const schema = responses[response.status]?.schema;
  const read = schema?.safeParse(await response.json());
  return { status: response.status, faults: read?.error ? z.prettifyError(read.error) : '' };
};

it('much is declared, and nothing that is has a reason not to be', () => {
  expect([readings.length, writings.length].every((count) => count > 60)).toBe(true);
  const undeclared = operations.filter(({ id }) => !isRemembered(id)).map(({ id }) => id);
  // A new operation needs neither a declaration nor a reason here.
  expect(undeclared).toEqual(expect.arrayContaining(Object.values(undeclaredFor).flat()));
});

describe('the state conforms to the contract', () => {
  it.each(readings.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    expect(await ask(operation)).toEqual({ status: 200, faults: '' });
  });
});

it('a form is remembered, its JSON and its files', async () => {
  const find = (id: string): Operation => {
    const found = operations.find((operation) => operation.id === id);
    if (found === undefined) throw new Error(`No contract has an operation ${id}`);
    return found;
  };
  await ask(find('updateStudentProfile'), forms['updateStudentProfile']?.[0]);
  await ask(find('createResume'), forms['createResume']?.[0]);
  expect(state.rows('studentProfile')).toMatchObject([{ isVisibleToCompanies: false }]);
  expect(state.rows('profile')).toMatchObject([{ nickname: 'Hanako' }]);
  expect(state.rows('resumes').at(-1)).toMatchObject({
    title: 'By hand',
    kind: 'UPLOADED',
    file: { fileName: 'resume.pdf', mediaType: 'application/pdf', size: 8 },
  });
});

describe("the contract's example of a body gets a response, and later responses conform to the contract:", () => {
  it.each(writings.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const examples =
      operation.body === null
        ? [['none', undefined] as const]
        : (forms[id]?.map((body, index) => [index, body] as const) ?? bodies.get(id) ?? []);
    expect(examples.length).toBeGreaterThan(0);
    for (const [name, body] of examples) {
      const answered = await ask(operation, body);
      // The state may forbid what an example does after another.
      expect([name, answered.faults, answered.status < 300 || [404, 409].includes(answered.status)]).toEqual([
        name,
        '',
        true,
      ]);
      if (name === examples[0]?.[0]) expect(answered.status).toBeLessThan(300);
    }
    for (const reading of readings.filter(({ service }) => service === operation.service)) {
      const { faults } = await ask(reading);
      expect([reading.id, faults]).toEqual([reading.id, '']);
    }
  });
});
