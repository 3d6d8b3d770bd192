import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { manifest } from '../src/manifest.ts';
import type { Operation } from '../src/server/index.ts';
import { bundle } from './bundle.ts';

const { exports: entries } = z
  .object({
    exports: z.record(
      z.string(),
      z.object({ '@michi/source': z.string(), types: z.string().optional(), default: z.string().optional() }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));
const operationsOf = new Map(
  Object.entries(manifest).map(([service, own]) => [service, Object.values<Operation>(own)]),
);
const services = [...operationsOf.keys()];

/** Operations that the contract marks `x-internal`: session renewal by the transport, and the provider's callback. */
const internal = ['refreshSession', 'verifyGoogleLogin'];

/** Whether an operation gives JSON; any other is for a browser to open, and has an address in place of a hook. */
const givesJson = ({ responses }: Operation): boolean =>
  Object.entries(responses).some(([status, response]) => Number(status) < 300 && response?.schema != null);

const load = (file: string): Promise<Record<string, unknown>> =>
  import(new URL(`../${file}`, import.meta.url).href);

const exportsOf = (module: Record<string, unknown>): string[] => Object.keys(module).toSorted();

describe('the entries', () => {
  it('are the services and the parts, and of the generated files only the entry of each service', () => {
    expect(Object.keys(entries).toSorted()).toEqual(
      [
        ...services,
        'client',
        'documents',
        'manifest',
        'mocks',
        'mocks/memory',
        'query',
        'server',
        'session',
        'text',
        'transport',
      ]
        .map((name) => `./${name}`)
        .toSorted(),
    );
    const sources = Object.values(entries).map((entry) => entry['@michi/source']);
    expect(sources.filter((file) => file.includes('generated')).toSorted()).toEqual(
      services.map((service) => `./src/generated/${service}/index.ts`).toSorted(),
    );
  });

  it('are built under their own names, except the manifest, whose types are too large to pack', () => {
    const built = Object.entries(entries).filter(([, { default: file }]) => file !== undefined);
    expect(Object.keys(entries).filter((name) => !built.some(([one]) => one === name))).toEqual([
      './manifest',
    ]);
    expect(built.map(([, { types, default: file }]) => ({ types, default: file }))).toEqual(
      built.map(([name]) => ({
        types: `./dist/${name.slice(2)}.d.ts`,
        default: `./dist/${name.slice(2)}.js`,
      })),
    );
  });

  it.each(services)(
    'of %s have every operation of its contract, with its hook or its address',
    async (service) => {
      const module = await load(`src/generated/${service}/index.ts`);
      const operations = operationsOf.get(service)?.filter(({ id }) => !internal.includes(id)) ?? [];
      const hooked = operations.filter(givesJson);
      const names = [
        ...hooked.map(({ id }) => id),
        ...operations.filter((operation) => !givesJson(operation)).map(({ id }) => `${id}Url`),
      ];
      expect(names.filter((name) => typeof module[name] !== 'function')).toEqual([]);
      const hooks = exportsOf(module).filter((name) => /^use[A-Z]/.test(name) && !name.endsWith('Suspense'));
      expect(hooks).toHaveLength(hooked.length);
      expect(exportsOf(module).filter((name) => name.endsWith('Url'))).toHaveLength(
        operations.length - hooked.length,
      );
    },
  );

  it.each([
    [
      'transport',
      [
        'ApiError',
        'configureApi',
        'connectionError',
        'createTransport',
        'isApiErrorOf',
        'locate',
        'platformWatchedFetch',
        'requestFor',
        'send',
      ],
    ],
    [
      'session',
      [
        'appName',
        'beginSession',
        'createMemorySession',
        'createMemoryStorage',
        'createSession',
        'currentUser',
        'deviceStorage',
        'forgetDevice',
        'session',
        'sessionKeys',
        'signIn',
        'signOut',
        'tabStorage',
        'unregisterDevice',
      ],
    ],
    ['query', ['createQueryClient', 'retryDelay', 'shouldRetry']],
    ['client', ['apiClient', 'unwrap']],
    ['server', ['operations', 'services']],
    [
      'mocks',
      [
        'chatThread',
        'company',
        'example',
        'exampleMoment',
        'exampleStudent',
        'exampleUser',
        'handlersFor',
        'interview',
        'isOperationId',
        'job',
        'jobDetail',
        'jobOffer',
        'mock',
        'notification',
        'operationIds',
        'pageOf',
        'scenario',
        'scenarioNames',
        'seminar',
        'slowResponseMilliseconds',
      ],
    ],
    [
      'mocks/memory',
      ['createMemory', 'isRemembered', 'memoryBySession', 'memoryClock', 'oneMemory', 'rememberingHandlers'],
    ],
  ])('of %s are these and no others', async (name, names) => {
    expect(exportsOf(await load(`src/${name}/index.ts`))).toEqual(names);
  });
});

const forbidden =
  /node_modules\/(?:.*\/)?(?:msw|@mswjs|@faker-js|zod|openapi-fetch)\/|src\/(?:mocks|server)\/|\/(?:zod|manifest|examples)\.ts$/;

/** The file of the hook of a service that has most to say. */
const largestHook = (service: string): string => {
  const folder = fileURLToPath(new URL(`../src/generated/${service}/hooks/`, import.meta.url));
  const [largest] = readdirSync(folder)
    .map((file) => join(folder, file))
    .toSorted((one, other) => statSync(other).size - statSync(one).size);
  if (largest === undefined) throw new Error(`There is no hook of ${service}`);
  return largest;
};

describe('a page that imports one hook', () => {
  it.each(services)('of %s carries no msw, faker or zod', async (service) => {
    const { modules, imports } = await bundle(`export * from '@michi/api/${service}';`);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((id) => forbidden.test(id))).toEqual([]);
    expect(imports).toEqual(['@tanstack/react-query']);
  });

  it('contains that hook and the transport, and nothing else', async () => {
    const { modules, brotliBytes } = await bundle(`export { useListJobs } from '@michi/api/job';`);
    expect(modules.filter((id) => id.includes('/hooks/'))).toEqual(['src/generated/job/hooks/list-jobs.ts']);
    expect(brotliBytes).toBeLessThanOrEqual(3_000);
  });

  it('pays at most 1.5 kB for it above the transport, which every page shares', async () => {
    const { brotliBytes: shared } = await bundle(`export { send } from '@michi/api/transport';`);
    for (const service of services) {
      const { brotliBytes } = await bundle(`export * from '${largestHook(service)}';`);
      expect([service, brotliBytes - shared]).toEqual([service, expect.toSatisfy((bytes) => bytes <= 1_500)]);
    }
  });
});

describe('transport and session', () => {
  it.each(['transport', 'session'])('need neither React nor any package: %s', async (name) => {
    const { modules, imports } = await bundle(`export * from '@michi/api/${name}';`);
    expect(imports).toEqual([]);
    expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
  });
});

it('leaves nothing behind of an import that is not used', async () => {
  const parts = ['job', 'user', 'transport', 'session', 'query'];
  const { modules } = await bundle(parts.map((name) => `import '@michi/api/${name}';`).join('\n'));
  expect(modules).toEqual([]);
});
