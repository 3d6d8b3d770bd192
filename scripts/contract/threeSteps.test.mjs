import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot, node } from '../run/paths.mjs';

// Copies and generates the whole SDK.
const title = '## Adding an operation in three steps\n';

/** The numbered steps of the README's section, each with its block of code. */
function readSteps() {
  const [, rest = ''] = readFileSync(inRoot('specs', 'README.md'), 'utf8').split(title);
  const [section] = rest.split(/^## /m);
  return section
    .split(/^(?=\d+\. )/m)
    .filter((part) => /^\d+\. /.test(part))
    .map((step) => {
      const [, indent, language, code] = /^( *)```(\w+)\n([^]*?)\n\1```/m.exec(step) ?? [];
      const lines = code?.split('\n').map((line) => line.slice(indent.length)) ?? [];
      const file = /^(?:#|\/\/) (\S+)$/.exec(lines[0])?.[1];
      return { language, file, text: (file ? lines.slice(1) : lines).join('\n') };
    });
}

let scratch;
const inScratch = (...parts) => join(scratch, ...parts);
const write = (file, text) => {
  mkdirSync(dirname(inScratch(file)), { recursive: true });
  writeFileSync(inScratch(file), text);
};
const link = (...parts) => symlinkSync(inRoot(...parts), inScratch(...parts), 'junction');

function run(program, ...args) {
  const { status, stdout, stderr } = spawnSync(node, [program, ...args], {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  });
  return { status, output: stdout + stderr };
}

/** Executes a step: writes a new file, extends an existing one, or runs the command. */
function take({ language, file, text }) {
  if (language === 'sh') {
    expect(text).toBe('npm run generate');
    return run('packages/api/scripts/generate.ts');
  }
  const underPaths = /^paths:\n([^]*)$/.exec(text)?.[1];
  if (underPaths) {
    const contract = readFileSync(inScratch(file), 'utf8');
    write(
      file,
      contract.replace(/^paths:\n/m, (line) => `${line}${underPaths}\n`),
    );
  } else {
    write(file, `${text}\n`);
  }
  return { status: 0, output: '' };
}

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'michi-three-steps-'));
  link('node_modules');
  mkdirSync(inScratch('packages', 'api'), { recursive: true });
  link('packages', 'config');
  link('packages', 'api', 'node_modules');
  cpSync(inRoot('specs'), inScratch('specs'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json', 'scripts', 'src']) {
    cpSync(inRoot('packages', 'api', name), inScratch('packages', 'api', name), { recursive: true });
  }
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the three steps of specs/README.md', () => {
  test('are three: schemas, operation, generating', () => {
    expect(readSteps().map(({ language, file }) => [language, file])).toEqual([
      ['yaml', 'specs/common/schemas/holiday.yaml'],
      ['yaml', 'specs/common/openapi.yaml'],
      ['sh', undefined],
    ]);
  });

  test('give a typed hook, a manifest entry that validates and a mock that answers', () => {
    for (const step of readSteps()) expect(take(step)).toMatchObject({ status: 0 });

    write(
      'packages/api/src/newcomer.ts',
      `import { useListHolidays, type Holiday } from './generated/common/index.ts';
export const useHolidays = (): readonly Holiday[] => useListHolidays().data ?? [];
export const useNames = (): (string | null)[] => useHolidays().map(({ nameJp }) => nameJp);
// @ts-expect-error A name in Japanese may be null, so the hook is typed.
export const useText = (): string[] => useHolidays().map(({ nameJp }) => nameJp);
`,
    );
    write(
      'packages/api/src/newcomerRun.ts',
      `import { getResponse } from 'msw';
import { scenario } from './mocks/index.ts';
import { manifest } from './manifest.ts';
const { path, responses } = manifest.common.listHolidays;
const request = () => new Request('http://localhost/api/common/holidays', { headers: { authorization: 'Bearer token' } });
const responseOf = async (name: 'populated' | 'empty') => (await getResponse([scenario('listHolidays', name)], request()))?.json();
const populated = await responseOf('populated');
console.log(JSON.stringify({
  path,
  populated,
  empty: await responseOf('empty'),
  allowed: responses[200].schema.safeParse(populated).success,
  refused: responses[200].schema.safeParse({ data: [{ date: 'soon' }] }).success,
}));
`,
    );
    const settings = { extends: './tsconfig.json', include: ['src/newcomer.ts', 'src/newcomerRun.ts'] };
    write('packages/api/tsconfig.newcomer.json', JSON.stringify(settings));
    const types = run(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '-p',
      'packages/api/tsconfig.newcomer.json',
    );
    expect(types).toEqual({ status: 0, output: '' });

    const { status, output } = run('packages/api/src/newcomerRun.ts');
    expect(status, output).toBe(0);
    expect(JSON.parse(output)).toEqual({
      path: '/holidays',
      populated: { data: [{ date: '2026-05-05', name: "Children's Day", nameJp: 'こどもの日' }] },
      empty: { data: [] },
      allowed: true,
      refused: false,
    });
  });

  test('go wrong with words, and leave the SDK as it was', () => {
    const [contract, generated] = ['specs/common/openapi.yaml', 'packages/api/src/generated/manifest.ts'];
    const good = readFileSync(inScratch(contract), 'utf8');
    const before = readFileSync(inScratch(generated), 'utf8');
    write(contract, good.replace('holiday.yaml#/HolidaysResponse', 'holiday.yaml#/Holidays'));
    const line = good.split('\n').findIndex((text) => text.includes('HolidaysResponse')) + 1;
    const { status, output } = run('packages/api/scripts/generate.ts');
    write(contract, good);
    expect(status).toBe(1);
    expect(output).toMatch(
      new RegExp(`^specs/common/openapi\\.yaml:${line}:\\d+\\n  Can't resolve \\$ref\\n  Correct`),
    );
    expect(output).toContain('the SDK is as it was');
    expect(readFileSync(inScratch(generated), 'utf8')).toBe(before);
  });

  test('leave a contract that passes its lint rules', () => {
    const lint = run(
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      'common@v1',
      '--config',
      'specs/redocly.yaml',
      '--format=stylish',
    );
    expect(lint.status, lint.output).toBe(0);
  });
});
