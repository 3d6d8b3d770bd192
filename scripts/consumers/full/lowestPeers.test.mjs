import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, filesOfReadme } from '../consumer.mjs';

const consumer = new Consumer('lowest-peers');

/** The lowest versions that the ranges of `packages/api/package.json` allow. */
const lowest = [
  'react@18.3.0',
  'react-dom@18.3.0',
  '@types/react@18.3.0',
  '@types/react-dom@18.3.0',
  '@tanstack/react-query@5.60.2',
  'msw@2.7.0',
];

beforeAll(async () => {
  const packed = await consumer.pack(['api']);
  await consumer.create('vite@9.3.0', '--template', 'react-ts', '--no-interactive');
  await consumer.install([...packed, ...lowest, 'eventsource-parser', 'vitest', 'jsdom']);
  for (const { file, text } of filesOfReadme('api')) if (file.startsWith('src/')) consumer.write(file, text);
});

afterAll(() => consumer.remove());

describe('React 18 and the lowest version of each peer', () => {
  test('are installed', () => {
    const versions = ['react', '@tanstack/react-query', 'msw'].map(
      (name) => JSON.parse(consumer.read('node_modules', ...name.split('/'), 'package.json')).version,
    );
    expect(versions).toEqual(['18.3.0', '5.60.2', '2.7.0']);
  });

  test("build the README's code", async () => {
    await consumer.npm(['run', 'build']);
  });

  test('answer calls by the mocks', async () => {
    const args = ['exec', '--', 'vitest', 'run', '--environment', 'jsdom'];
    expect(await consumer.npm(args)).toMatch(/Tests +2 passed \(2\)/);
  });
});
