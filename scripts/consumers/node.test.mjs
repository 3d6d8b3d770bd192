import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, filesOfReadme } from './consumer.mjs';

const consumer = new Consumer('node');
let packed;

beforeAll(async () => {
  packed = await consumer.pack(['api', 'conformance', 'resume-document']);
  consumer.createEmpty();
  for (const { file, text } of ['api', 'conformance', 'resume-document'].flatMap(filesOfReadme)) {
    if (file.startsWith('scripts/')) consumer.write(file, text);
  }
});

afterAll(() => consumer.remove());

describe('plain Node with @michi/api alone', () => {
  beforeAll(() => consumer.install([packed[0]]));

  test('has installed at most five packages', () => {
    const installed = readdirSync(consumer.path('node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toContain('@michi');
    expect(installed.length).toBeLessThanOrEqual(5);
  });

  test('runs a JavaScript module that says what is not configured', async () => {
    consumer.write(
      'unconfigured.mjs',
      `import { apiClient, unwrap } from '@michi/api/client';
try {
  await unwrap(apiClient('job').GET('/jobs/all'));
} catch (error) {
  console.log(error.name, error.kind);
}`,
    );
    expect(await consumer.runNode('unconfigured.mjs')).toBe('ApiError not-configured\n');
  });
});

describe("plain Node, with the mocks served by the package's own command", () => {
  let mocks;

  beforeAll(async () => {
    await consumer.install([...packed, 'msw', 'react@18.3', '@types/node@24', 'typescript@7.0.2']);
    const command = ['exec', '--', 'michi-api', 'mock', '--port', '0'];
    mocks = await consumer.start(/The mocks are at (\S+),/, 'npm', command);
  });

  afterAll(() => mocks?.stop());

  test('runs TypeScript that asks for jobs, without React', async () => {
    const said = await consumer.runNode('scripts/countJobs.ts', { MICHI_ORIGIN: mocks.said });
    expect(said).toMatch(/^\d+ jobs\n$/);
  });

  test('checks a service by the conformance kit', async () => {
    const said = await consumer.runNode('scripts/checkJobs.ts', { JOB_URL: `${mocks.said}/api/job` });
    expect(said).toContain('job');
  });

  test('prints a resume as PDF', async () => {
    expect(await consumer.runNode('scripts/printResume.ts')).toMatch(/^0 faults, \d{5,} bytes\n$/);
    expect(consumer.read('resume.pdf').slice(0, 5)).toBe('%PDF-');
  });

  test('type-checks under strict, with the declarations of every entry', async () => {
    const entries = ['api', 'conformance', 'resume-document'].flatMap((name) => {
      const { exports } = JSON.parse(consumer.read('node_modules', '@michi', name, 'package.json'));
      return Object.entries(exports)
        .filter(([, entry]) => entry.types !== undefined)
        .map(([entry]) => `@michi/${name}${entry.slice(1)}`);
    });
    consumer.write(
      'scripts/entries.ts',
      entries.map((entry, index) => `export * as e${index} from '${entry}';`).join('\n'),
    );
    const compilerOptions = {
      module: 'nodenext',
      strict: true,
      noUnusedLocals: true,
      noEmit: true,
      types: ['node'],
    };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['scripts'] }));
    await consumer.install(['@tanstack/react-query', '@types/react@18', 'zod']);
    await consumer.npm(['exec', '--', 'tsc']);
  });
});
