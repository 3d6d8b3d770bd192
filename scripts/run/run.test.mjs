import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './command.mjs';
import { runPool } from './pool.mjs';
import { duration } from './progress.mjs';
import { inRoot } from './paths.mjs';
import { asOne, playwrightNumbers, retriesFileOf, tally, vitestNumbers } from './results.mjs';
import { fromEnvText } from './setting.mjs';

const reportOf = (report) => {
  const file = join(mkdtempSync(join(tmpdir(), 'michi-results-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('counting', () => {
  test("sums a runner's counts", () => {
    const file = reportOf({ numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0 });
    expect(tally({ ok: false }, vitestNumbers(file))).toMatchObject({
      ok: false,
      passed: 12,
      failed: 2,
      note: '12 passed, 2 failed, 1 skipped',
    });
  });

  test('a file that does not load is a failure though no test failed', () => {
    const file = reportOf({ numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
    expect(tally({ ok: false }, vitestNumbers(file))).toMatchObject({ ok: false, passed: 12, failed: 1 });
  });

  test('no tests is a failure though the runner is content', () => {
    expect(tally({ ok: true }, vitestNumbers('/nowhere.json'))).toMatchObject({
      ok: false,
      failed: 1,
      note: 'no tests ran',
    });
  });

  test('names every browser test that needed a second try', () => {
    const specs = [{ title: 'applies once', tests: [{ status: 'flaky' }] }];
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ suites: [{ specs }] }],
    };
    expect(tally({ ok: true }, playwrightNumbers(reportOf(report)))).toMatchObject({
      ok: true,
      passed: 5,
      failed: 0,
      note: '5 passed, passed on retry: applies once',
    });
  });

  test('names every retried test, and fails a test that fails twice', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'michi-tries-'));
    const file = join(folder, 'report.json');
    writeFileSync(
      join(folder, 'tries.test.mjs'),
      `import { expect, test } from 'vitest';
       let tries = 0;
       test('busy', { retry: 1 }, () => expect((tries += 1)).toBe(2));
       test('broken', { retry: 1 }, () => expect(1).toBe(2));`,
    );
    const ran = await run(
      'vitest',
      [
        'run',
        `--root=${folder}`,
        '--reporter=json',
        `--outputFile.json=${file}`,
        `--reporter=${inRoot('scripts', 'run', 'retryReporter.mjs')}`,
      ],
      { log: 'second-tries', env: { RETRIES_FILE: retriesFileOf(file) } },
    );
    expect(tally(ran, vitestNumbers(file))).toMatchObject({
      ok: false,
      passed: 1,
      failed: 1,
      note: '1 passed, 1 failed, passed on retry: busy',
    });
  });

  test('a check counts as one', () => {
    expect(asOne({ ok: true })).toMatchObject({ passed: 1, failed: 0 });
    expect(asOne({ ok: false })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the pool', () => {
  test('never runs more than there is room for, and runs a heavy job alone', async () => {
    let room = 0;
    const seen = [];
    const job = (name, weight) => ({
      weight,
      work: async () => {
        room += weight;
        seen.push([name, room]);
        await new Promise((resolve) => setImmediate(resolve));
        room -= weight;
        return name;
      },
    });
    const results = await runPool([job('a', 1), job('b', 1), job('c', 1), job('d', 2), job('e', 1)], 2);
    expect(results).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(Math.max(...seen.map(([, taken]) => taken))).toBe(2);
    expect(seen).toContainEqual(['d', 2]);
  });
});

describe('a command', () => {
  test('that fails gives its code and its whole output', async () => {
    const ran = await run(
      process.execPath,
      ['-e', 'console.log("out"); console.error("err"); process.exit(3)'],
      {
        log: 'test-of-a-command',
      },
    );
    expect(ran).toMatchObject({ ok: false, code: 3 });
    expect(ran.output).toContain('out');
    expect(ran.output).toContain('err');
  });

  test('that does not exist is a failure and no crash', async () => {
    expect(await run('michi-has-no-such-tool', [], { log: 'test-of-a-command' })).toMatchObject({
      ok: false,
    });
  });

  test('that hangs is stopped and says so', async () => {
    const ran = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      log: 'test-of-a-command',
      minutes: 0.005,
    });
    expect(ran.ok).toBe(false);
    expect(ran.output).toContain('Stopped: not done');
  });
});

describe('words', () => {
  test.each([
    [412, '0.4 s'],
    [12_300, '12 s'],
    [65_000, '1 min 05 s'],
  ])('%i milliseconds read %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });

  test.each([
    ['PORT=4000\n', '4000'],
    ['# PORT=4000\n', undefined],
    ['HOST=x\nexport PORT="4000"\n', '4000'],
    ['SUPPORT=1\n', undefined],
  ])('a .env of %j gives PORT %s', (text, value) => {
    expect(fromEnvText(text, 'PORT')).toBe(value);
  });
});
