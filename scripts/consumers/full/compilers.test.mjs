import { afterAll, beforeAll, describe, test } from 'vitest';
import { Consumer, PACKAGES } from '../consumer.mjs';

const consumer = new Consumer('compilers');

beforeAll(async () => {
  const packed = await consumer.pack(PACKAGES);
  consumer.createEmpty();
  await consumer.install([
    ...packed,
    '@tanstack/react-query',
    '@types/node@24',
    '@types/react@19',
    '@types/react-dom@19',
    'react@19',
    'react-dom@19',
    'zod',
  ]);
  consumer.writeEntries('entries.ts', PACKAGES);
  consumer.write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['node'],
      },
      include: ['entries.ts'],
    }),
  );
});

afterAll(() => consumer.remove());

describe('the declarations of every entry, with those of all they need (skipLibCheck: false)', () => {
  test.each([
    ['5.6', 'msw@2.7.0'],
    ['5.9', 'msw@3'],
    ['7.0', 'msw@3'],
  ])('compile under TypeScript %s with %s', async (version, msw) => {
    await consumer.install([`typescript@~${version}.0`, msw]);
    await consumer.npm(['exec', '--', 'tsc']);
  });
});
