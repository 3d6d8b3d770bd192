import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isRemembered } from '@michi/api/mocks/memory';
import { services } from '@michi/api/server';
import { expect, onTestFinished, test } from 'vitest';
import { runConformance, systemClock } from './index.ts';

/** `npx @michi/api mock`, from the workspace's sources. */
const command = fileURLToPath(new URL('../../api/src/mocks/command/main.ts', import.meta.url));

/** Serves the mocks on a free port. @returns where they are */
const serveMocks = async (): Promise<string> => {
  const mocks = spawn(
    process.execPath,
    ['--conditions=@michi/source', command, 'mock', '--port', '0', '--remember'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(async () => {
    mocks.kill();
    await once(mocks, 'exit');
  });
  for await (const line of createInterface(mocks.stdout)) {
    const [origin] = /http:\/\/[\d.:]+/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('The mocks did not begin');
};

test('the mocks that remember keep to the contracts, redirects included', async () => {
  const origin = await serveMocks();
  const report = await runConformance(
    {
      services: new Map(services.map((service) => [service, `${origin}/api/${service}`])),
      credentials: { email: 'hana@michi.example', password: 'any' },
      paceMilliseconds: 0,
    },
    { fetch, clock: systemClock },
  );
  expect(report.isFinished).toBe(true);
  const operations = report.services.flatMap((service) => service.operations);
  const different = operations.filter(({ checks }) => checks.some(({ outcome }) => outcome === 'different'));
  const text = different.map(({ operation, checks }) => ({
    operation: operation.id,
    checks: checks.filter(({ outcome }) => outcome === 'different').map(({ name }) => name),
  }));
  expect(text).toEqual([]);
  const passed = operations.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === 'passed');
  expect(passed.length).toBeGreaterThan(2_000);
  expect(
    operations
      .filter(({ operation, state }) => isRemembered(operation.id) && state === 'not implemented')
      .map(({ operation }) => operation.id),
  ).toEqual([]);
});
