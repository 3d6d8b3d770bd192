import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Lint rules that must be active, each with a file that violates it. */
const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['no-explicit-any', 'apps/portal/src/any.ts', 'export const value: any = 1;\n'],
  [
    'no-non-null-assertion',
    'apps/portal/src/bang.ts',
    'export const first = (list: string[]) => list[0]!;\n',
  ],
  [
    'no-unsafe-type-assertion',
    'apps/portal/src/cast.ts',
    'export const read = (value: unknown) => value as string;\n',
  ],
  [
    'no-floating-promises',
    'apps/server/src/floating.ts',
    'export function start(work: () => Promise<void>): void {\n  work();\n}\n',
  ],
  [
    'no-misused-promises',
    'apps/server/src/misused.ts',
    'export const kept = (list: string[], keep: (item: string) => Promise<boolean>) =>\n  list.filter((item) => keep(item));\n',
  ],
  [
    'consistent-type-imports',
    'apps/portal/src/types.ts',
    "import { Shape } from './shape.ts';\nexport const shape: Shape = { side: 1 };\n",
  ],
  ['no-console', 'apps/portal/src/console.ts', "console.log('hello');\n"],
  ['no-console', 'apps/server/src/platform/console.ts', "console.log('hello');\n"],
  [
    'rules-of-hooks',
    'apps/portal/src/Hook.tsx',
    "import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
  ],
  [
    'exhaustive-deps',
    'apps/portal/src/Effect.tsx',
    "import { useEffect } from 'react';\nexport function Effect({ act }: { act: () => void }) {\n  useEffect(() => {\n    act();\n  }, []);\n  return null;\n}\n",
  ],
  ['alt-text', 'apps/portal/src/Image.tsx', 'export const Picture = () => <img src="/a.png" />;\n'],
  [
    'no-danger',
    'apps/portal/src/Danger.tsx',
    'export const Danger = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n',
  ],
  [
    'no-restricted-imports',
    'apps/portal/src/generated.ts',
    "export { job } from '../../../packages/api/src/generated/job.ts';\n",
  ],
  [
    'no-restricted-imports',
    'apps/portal/src/Later.tsx',
    "import { lazy } from 'react';\nexport const Later = lazy(() => import('./Dialog.tsx'));\n",
  ],
  [
    'no-focused-tests',
    'apps/portal/src/only.test.ts',
    "import { expect, test } from 'vitest';\ntest.only('one', () => expect(1).toBe(1));\n",
  ],
  [
    'no-disabled-tests',
    'apps/portal/src/skip.test.ts',
    "import { expect, test } from 'vitest';\ntest.skip('one', () => expect(1).toBe(1));\n",
  ],
  [
    'switch-exhaustiveness-check',
    'apps/server/src/switch.ts',
    "export function name(kind: 'a' | 'b'): string {\n  switch (kind) {\n    case 'a':\n      return 'A';\n  }\n  return '';\n}\n",
  ],
];

/** Code that the rules allow. */
const allowed: readonly (readonly [file: string, text: string])[] = [
  ['apps/portal/src/shape.ts', 'export interface Shape {\n  readonly side: number;\n}\n'],
  ['apps/server/src/cli.ts', "console.log('imported');\n"],
  ['apps/portal/src/constant.ts', "export const kinds = ['a', 'b'] as const;\n"],
];

interface Finding {
  readonly filename: string;
  readonly code: string;
}

let house = '';
let findings: readonly Finding[] = [];

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'michi-lint-'));
  const files: readonly (readonly [string, string])[] = [
    ...violations.map(([, file, text]) => [file, text] as const),
    ...allowed,
    ['packages/api/src/generated/job.ts', 'export const job = 1;\n'],
    [
      'tsconfig.json',
      JSON.stringify({
        extends: join(repository, 'packages/config/tsconfig.browser.json'),
        include: ['apps', 'packages'],
      }),
    ],
  ];
  for (const [file, text] of files) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), text);
  }
  await symlink(join(repository, 'node_modules'), join(house, 'node_modules'));
  await symlink(join(repository, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  const ran = spawnSync(
    process.execPath,
    [
      join(repository, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--format',
      'json',
      'apps',
      'packages',
    ],
    { cwd: house, encoding: 'utf8' },
  );
  const report: { diagnostics: Finding[] } = JSON.parse(ran.stdout);
  findings = report.diagnostics;
});

afterAll(() => rm(house, { recursive: true, force: true }));

describe('lint rules', () => {
  test.each(violations)('%s refuses %s', (rule, file) => {
    expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContainEqual(
      expect.stringContaining(`(${rule})`),
    );
  });

  test.each(allowed)('%s passes', (file) => {
    expect(findings.filter(({ filename }) => filename === file)).toEqual([]);
  });
});
