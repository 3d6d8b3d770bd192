import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages the little houses below import from; empty, they only have to resolve. */
const registry = [
  'react',
  'msw',
  '@faker-js/faker',
  'zod',
  'zod/mini',
  'react-router-dom',
  'kysely',
  'vitest',
];

/** Each rule, a file that breaks it and what that file must not import. */
const violations: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['design-system-is-independent', 'packages/design-system/src/a/A.tsx', '../../../api/src/job.ts'],
  ['design-system-is-independent', 'packages/design-system/src/b/B.tsx', 'react-router-dom'],
  ['resume-document-is-independent', 'packages/resume-document/src/a.ts', '../../api/src/job.ts'],
  ['packages-import-no-app', 'packages/api/src/company.ts', '../../../apps/server/src/platform/clock.ts'],
  ['api-imports-no-design-system', 'packages/api/src/user.ts', '../../design-system/src/link/Link.tsx'],
  ['transport-without-react', 'packages/api/src/transport/send.ts', 'react'],
  ['transport-without-react', 'packages/api/src/session/store.ts', '../hooks.ts'],
  ['generated-is-internal', 'apps/portal/src/app/a.ts', '../../../../packages/api/src/generated/job.ts'],
  [
    'private-is-internal',
    'apps/portal/src/app/b.tsx',
    '../../../../packages/design-system/src/private/Field.tsx',
  ],
  ['shared-imports-no-feature', 'apps/portal/src/shared/c.ts', '../features/jobs/atoms.ts'],
  ['features-import-no-app', 'apps/portal/src/features/jobs/d.ts', '../../app/paths.ts'],
  ['features-are-independent', 'apps/portal/src/features/jobs/e.ts', '../company/atoms.ts'],
  ['no-test-tools-in-production', 'apps/portal/src/app/f.ts', 'msw'],
  ['no-test-tools-in-production', 'packages/api/src/query/g.ts', '@faker-js/faker'],
  ['no-mocks-in-production', 'apps/portal/src/app/h.ts', '../../../../packages/api/src/mocks/index.ts'],
  ['no-mocks-in-production', 'apps/portal/src/app/t.ts', './startMocks.ts'],
  ['no-classic-zod-in-a-browser', 'apps/portal/src/features/jobs/i.ts', 'zod'],
  [
    'no-server-schemas-in-a-browser',
    'apps/portal/src/app/j.ts',
    '../../../../packages/api/src/server/index.ts',
  ],
  ['server-imports-only-schemas', 'apps/server/src/platform/k.ts', '../../../../packages/api/src/job.ts'],
  ['server-imports-no-portal', 'apps/server/src/platform/l.ts', '../../../portal/src/app/paths.ts'],
  ['portal-imports-no-server', 'apps/portal/src/app/m.ts', '../../../server/src/platform/clock.ts'],
  ['modules-export-through-index', 'apps/server/src/modules/job/n.ts', '../company/rows.ts'],
  ['platform-imports-no-module', 'apps/server/src/platform/o.ts', '../modules/company/index.ts'],
  ['pipeline-is-pure', 'apps/server/src/pipeline/p.ts', '../platform/clock.ts'],
  ['pipeline-is-pure', 'apps/server/src/pipeline/q.ts', 'kysely'],
  ['config-is-for-tools', 'apps/portal/src/app/r.ts', '../../../../packages/config/src/chromium.ts'],
  ['everything-resolves', 'apps/portal/src/app/s.ts', './nowhere.ts'],
  ['no-cycles', 'apps/portal/src/shared/cycleOne.ts', './cycleTwo.ts'],
  ['no-cycles', 'apps/server/src/platform/typeCycleOne.ts', './typeCycleTwo.ts'],
];

/** Valid imports, in a separate repository. */
const allowed: readonly (readonly [from: string, imports: string])[] = [
  ['apps/portal/src/app/a.ts', '../features/jobs/atoms.ts'],
  ['apps/portal/src/features/jobs/b.ts', '../../shared/format.ts'],
  ['apps/portal/src/features/jobs/c.ts', './atoms.ts'],
  ['apps/portal/src/features/jobs/d.ts', 'zod/mini'],
  ['apps/portal/src/features/jobs/e.test.ts', 'msw'],
  ['apps/portal/src/features/jobs/f.stories.tsx', '../../../../../packages/api/src/mocks/index.ts'],
  ['apps/server/src/modules/job/g.ts', '../company/index.ts'],
  ['apps/server/src/modules/job/h.ts', '../../platform/clock.ts'],
  ['apps/server/src/modules/job/i.ts', '../../pipeline/transitions.ts'],
  ['apps/server/src/platform/j.ts', '../../../../packages/api/src/server/index.ts'],
  ['packages/api/src/server/k.ts', 'zod'],
  ['packages/api/src/mocks/l.ts', '@faker-js/faker'],
  ['packages/design-system/src/link/m.tsx', '../private/Field.tsx'],
  ['packages/api/vitest.config.ts', '../config/src/chromium.ts'],
];

/** Files the imports above lead to. */
const furniture: Readonly<Record<string, string>> = {
  'packages/api/src/job.ts': 'export {};',
  'packages/api/src/hooks.ts': "import 'react';",
  'packages/api/src/generated/job.ts': 'export {};',
  'packages/api/src/mocks/index.ts': 'export {};',
  'packages/api/src/server/index.ts': 'export {};',
  'packages/config/src/chromium.ts': 'export {};',
  'packages/design-system/src/link/Link.tsx': 'export {};',
  'packages/design-system/src/private/Field.tsx': 'export {};',
  'apps/portal/src/app/paths.ts': 'export {};',
  'apps/portal/src/app/startMocks.ts': "import 'msw'; import '../../../../packages/api/src/mocks/index.ts';",
  'apps/portal/src/shared/format.ts': 'export {};',
  'apps/portal/src/features/jobs/atoms.ts': 'export {};',
  'apps/portal/src/features/company/atoms.ts': 'export {};',
  'apps/server/src/platform/clock.ts': 'export {};',
  'apps/server/src/pipeline/transitions.ts': 'export {};',
  'apps/server/src/modules/company/index.ts': 'export {};',
  'apps/server/src/modules/company/rows.ts': 'export {};',
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const houses: string[] = [];

async function build(files: Readonly<Record<string, string>>): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'michi-imports-'));
  houses.push(house);
  const stubs = registry.map((name) => [`node_modules/${name}/index.js`, 'export {};'] as const);
  const all = [...Object.entries(furniture), ...Object.entries(files), ...stubs];
  for (const [file, text] of all) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), text);
  }
  return house;
}

/** Checks a small repository against the real rules. */
function cruise(house: string): { modules: number; violations: Violation[] } {
  const tool = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const rules = join(repository, '.dependency-cruiser.mjs');
  const ran = spawnSync(process.execPath, [tool, '-c', rules, '-T', 'json', 'packages', 'apps'], {
    cwd: house,
    encoding: 'utf8',
  });
  const report: { summary: { totalCruised: number; violations: Violation[] } } = JSON.parse(ran.stdout);
  return { modules: report.summary.totalCruised, violations: report.summary.violations };
}

afterAll(async () => {
  await Promise.all(houses.map((house) => rm(house, { recursive: true, force: true })));
});

describe('import rules', () => {
  let found: Violation[] = [];
  beforeAll(async () => {
    const broken = Object.fromEntries(violations.map(([, from, imports]) => [from, `import '${imports}';`]));
    const house = await build({
      ...broken,
      'apps/portal/src/shared/cycleTwo.ts': "import './cycleOne.ts';",
      'apps/server/src/platform/typeCycleTwo.ts': "import type { One } from './typeCycleOne.ts';",
    });
    const report = cruise(house);
    expect(report.modules).toBeGreaterThan(violations.length);
    found = report.violations;
  });

  test.each(violations)('%s refuses %s importing %s', (rule, from) => {
    expect(
      found.filter((violation) => violation.from === from).map((violation) => violation.rule.name),
    ).toContain(rule);
  });

  test('every rule there is has a violation here', async () => {
    const rules: { default: { forbidden: { name: string }[] } } = await import(
      join(repository, '.dependency-cruiser.mjs')
    );
    expect(new Set(violations.map(([rule]) => rule))).toEqual(
      new Set(rules.default.forbidden.map(({ name }) => name)),
    );
  });

  test('valid imports pass', async () => {
    const house = await build(
      Object.fromEntries(allowed.map(([from, imports]) => [from, `import '${imports}';`])),
    );
    expect(cruise(house).violations.map(({ from, rule }) => `${from}: ${rule.name}`)).toEqual([]);
  });

  test('mocks may be loaded by a dynamic import', async () => {
    const house = await build({
      'apps/portal/src/app/main.ts': "await import('./startMocks.ts');",
    });
    expect(cruise(house).violations.map(({ rule }) => rule.name)).toEqual([]);
  });
});

describe('exports of the packages', () => {
  test.each([
    ['api', /\/generated\/(?![a-z]+\/index\.ts")|\/private\//],
    ['design-system', /\/(generated|private)\//],
  ])('%s exports nothing generated but the entry of a service, and nothing private', async (name, inner) => {
    const manifest: { exports: Record<string, unknown> } = JSON.parse(
      await readFile(join(repository, 'packages', name, 'package.json'), 'utf8'),
    );
    expect(Object.keys(manifest.exports)).not.toHaveLength(0);
    expect(JSON.stringify(manifest.exports)).not.toMatch(inner);
  });
});
