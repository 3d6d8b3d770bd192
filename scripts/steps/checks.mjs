import { run } from '../run/command.mjs';
import { node } from '../run/paths.mjs';
import { asOne } from '../run/results.mjs';
import { turbo } from './generate.mjs';

/** One check that passes or fails. `weight`: how many of two cores it uses. */
const check = (title, weight, work) => ({ title, weight, work: async () => asOne(await work()) });

/** Lint of the contracts, and the check for breaking changes. */
export const contractChecks = [
  check('Contracts', 1, () =>
    run('redocly', ['lint', '--config', 'specs/redocly.yaml', '--format=stylish'], {
      log: 'contracts',
      env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    }),
  ),
  check('Contract changes', 1, () => run(node, ['scripts/contract/check.mjs'], { log: 'contract-changes' })),
];

/** Type-aware lint rules, for these files. */
export const lintWithTypes = (files) =>
  check('Lint with types', 1, () => run('oxlint', ['--type-aware', ...files], { log: 'lint-types' }));

/** Lint rules without types, for every file. They would report directives for the others as unused. */
const lintWithoutTypes = check('Lint', 1, () =>
  run('oxlint', ['--report-unused-disable-directives-severity=allow'], { log: 'lint' }),
);

// One thread each: parallel type checkers share nothing and repeat each other's work.
const wholeLint = check('Lint', 1, () =>
  run('oxlint', ['--type-aware'], { log: 'lint', env: { GOMAXPROCS: '1' } }),
);

const unlinted = [
  ...contractChecks,
  check('Types', 1, () => turbo(['types', 'types:root'], 'types', ['--continue'])),
  check('Format', 1, () => run('oxfmt', ['--check'], { log: 'format' })),
  check('Import rules', 1, () => run(node, ['scripts/checkImports.mjs'], { log: 'imports' })),
  check('Dead code', 1, () => run('knip', ['--no-progress'], { log: 'dead-code' })),
];

/** Checks without browser and database: the first part of `npm test`. */
export const checks = [wholeLint, ...unlinted];

/**
 * `npm run check`: the same checks, in a minute. Type-aware lint needs the types of the whole program, which takes
 * longer than everything else; it runs for these files only.
 * @param {string[]} changed files whose lint result may have changed
 */
export const quickChecks = (changed) => [
  lintWithoutTypes,
  ...(changed.length === 0 ? [] : [lintWithTypes(changed)]),
  ...unlinted,
];
