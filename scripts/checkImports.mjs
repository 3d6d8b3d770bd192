import { spawnSync } from 'node:child_process';
import { inRoot, root } from './run/paths.mjs';

/** Folders checked against the rules of `.dependency-cruiser.mjs`. */
const PLACES = ['packages', 'apps', '.storybook'];

/** Each of these must have been read: a tool that reads nothing finds nothing wrong. */
const WORKSPACES = [
  'packages/api/',
  'packages/conformance/',
  'packages/design-system/',
  'packages/resume-document/',
  'apps/portal/',
  'apps/server/',
];

const tool = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const cruised = spawnSync(
  process.execPath,
  [tool, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...PLACES],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 },
);
if (!cruised.stdout.startsWith('{')) {
  console.error(cruised.stderr || cruised.stdout);
  process.exit(1);
}
const { modules, summary } = JSON.parse(cruised.stdout);
for (const { rule, from, to } of summary.violations) {
  const { comment } = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name) ?? {};
  console.error(`${from} → ${to}\n    ${rule.name}${comment ? `: ${comment}` : ''}`);
}
const unread = WORKSPACES.filter((place) => !modules.some(({ source }) => source.startsWith(place)));
for (const place of unread) console.error(`No module in ${place} was analysed.`);
console.log(`${modules.length} modules, ${summary.violations.length} violations`);
process.exit(summary.violations.length > 0 || unread.length > 0 ? 1 : 0);
