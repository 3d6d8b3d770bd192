import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, filesOfReadme } from '../consumer.mjs';

const consumer = new Consumer('vitest');

beforeAll(async () => {
  const packed = await consumer.pack(['api', 'design-system']);
  await consumer.create('vite@9.3.0', '--template', 'react-ts', '--no-interactive');
  await consumer.install([
    ...packed,
    '@tanstack/react-query',
    '@testing-library/react',
    'eventsource-parser',
    'jsdom',
    'msw',
    'vitest',
  ]);
  for (const { file, text } of ['api', 'design-system'].flatMap(filesOfReadme)) {
    if (/^(src\/|vitest\.config)/.test(file)) consumer.write(file, text);
  }
  consumer.write(
    'src/recipes.test.tsx',
    readFileSync(join(import.meta.dirname, 'app', 'recipes.tsx'), 'utf8'),
  );
});

afterAll(() => consumer.remove());

describe('Vitest with jsdom and the packed mocks', () => {
  test("type-checks and passes the tests of the READMEs' code", async () => {
    await consumer.npm(['exec', '--', 'tsc', '-b']);
    expect(await consumer.npm(['exec', '--', 'vitest', 'run'])).toMatch(/Tests +9 passed \(9\)/);
  });
});
