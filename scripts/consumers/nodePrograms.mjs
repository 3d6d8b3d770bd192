import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOfReadme } from './consumer.mjs';

/** The packages that run in plain Node. */
export const NODE_PACKAGES = ['api', 'conformance', 'resume-document'];

export const NODE_PEERS = ['msw', 'react@18.3'];

/** Writes a module that calls a service without a configured address, and tests the error. */
export function testUnconfigured(consumer) {
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
}

/** Writes the READMEs' programs for Node, and tests each against the mocks that the package's own command serves. */
export function testPrograms(consumer) {
  let mocks;

  beforeAll(async () => {
    for (const { file, text } of NODE_PACKAGES.flatMap(filesOfReadme)) {
      if (file.startsWith('scripts/')) consumer.write(file, text);
    }
    const command = ['exec', '--', 'michi-api', 'mock', '--port', '0'];
    mocks = await consumer.start(/The mocks are at (\S+),/, 'npm', command);
  });

  afterAll(() => mocks?.stop());

  test('runs TypeScript that signs in and asks for jobs, without React', async () => {
    const output = await consumer.runNode('scripts/countJobs.ts', { MICHI_ORIGIN: mocks.origin });
    expect(output).toMatch(/^\d+ jobs for Hana\n$/);
  });

  test('checks a service by the conformance kit', async () => {
    const printed = await consumer.runNode('scripts/checkJobs.ts', { JOB_URL: `${mocks.origin}/api/job` });
    expect(printed).toContain('job');
  });

  test('remembers an application in the process', async () => {
    expect(await consumer.runNode('scripts/applyInMemory.ts')).toBe('APPLIED\n');
  });

  test('remembers an application over HTTP, where it was asked to', async () => {
    const command = ['exec', '--', 'michi-api', 'mock', '--port', '0', '--remember'];
    const remembering = await consumer.start(/The mocks are at (\S+),/, 'npm', command);
    try {
      const environment = { MICHI_ORIGIN: remembering.origin };
      expect(await consumer.runNode('scripts/applyOverHttp.ts', environment)).toBe('1 more\n');
      expect(await consumer.runNode('scripts/applyOverHttp.ts', environment)).toBe('1 more\n');
    } finally {
      remembering.stop();
    }
  });

  test('prints a resume as PDF', async () => {
    expect(await consumer.runNode('scripts/printResume.ts')).toMatch(/^0 faults, \d{5,} bytes\n$/);
    expect(consumer.read('resume.pdf').slice(0, 5)).toBe('%PDF-');
  });
}
