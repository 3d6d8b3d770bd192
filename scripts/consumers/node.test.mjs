import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer } from './consumer.mjs';
import { NODE_PACKAGES, NODE_PEERS, testPrograms, testUnconfigured } from './nodePrograms.mjs';

const consumer = new Consumer('node');
let packed;

beforeAll(async () => {
  packed = await consumer.pack(NODE_PACKAGES);
  consumer.createEmpty();
});

afterAll(() => consumer.remove());

/** What the files below a folder take, in bytes. */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('plain Node with @michi/api alone', () => {
  beforeAll(() => consumer.install([packed[0]]));

  test('has installed three packages of at most 3.5 MB', () => {
    const installed = readdirSync(consumer.path('node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toHaveLength(3);
    expect(sizeOf(consumer.path('node_modules'))).toBeLessThanOrEqual(3_500_000);
  });

  testUnconfigured(consumer);

  test('says which package the mocks lack', async () => {
    await expect(consumer.npm(['exec', '--', 'michi-api', 'mock'])).rejects.toThrow(
      'The mocks need msw: npm install --save-dev msw',
    );
  });
});

describe("plain Node, with the mocks served by the package's own command", () => {
  beforeAll(() => consumer.install([...packed, ...NODE_PEERS, '@types/node@24', 'typescript@7.0.2']));

  testPrograms(consumer);

  test('type-checks under strict, with the declarations of every entry', async () => {
    consumer.writeEntries('scripts/entries.ts', NODE_PACKAGES);
    const compilerOptions = {
      module: 'nodenext',
      strict: true,
      noUnusedLocals: true,
      noPropertyAccessFromIndexSignature: true,
      noEmit: true,
      types: ['node'],
    };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['scripts'] }));
    await consumer.install(['@tanstack/react-query', '@types/react@18', 'zod']);
    await consumer.npm(['exec', '--', 'tsc']);
  });
});
