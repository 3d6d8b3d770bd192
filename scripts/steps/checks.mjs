import { run } from '../run/command.mjs';
import { node } from '../run/paths.mjs';
import { asOne } from '../run/results.mjs';
import { turbo } from './generate.mjs';

/** One check that either holds or does not. `weight`: how many of two cores it keeps busy. */
const check = (title, weight, work) => ({ title, weight, work: async () => asOne(await work()) });

/** The contracts by themselves, and what they break of those before. */
export const contractChecks = [
  check('Contracts', 1, () =>
    run('redocly', ['lint', '--config', 'specs/redocly.yaml', '--format=stylish'], {
      log: 'contracts',
      env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    }),
  ),
  check('Contract changes', 1, () => run(node, ['scripts/contract/check.mjs'], { log: 'contract-changes' })),
];

// One thread each: the checkers of several know nothing of one another's work, and do it again.
const lint = check('Lint', 1, () =>
  run('oxlint', ['--type-aware'], { log: 'lint', env: { GOMAXPROCS: '1' } }),
);

/** What needs no browser and no database: `npm run check`, and the first part of `npm test`. */
export const checks = [
  lint,
  ...contractChecks,
  check('Types', 1, () => turbo(['types', 'types:root'], 'types', ['--continue'])),
  check('Format', 1, () => run('oxfmt', ['--check'], { log: 'format' })),
  check('Import rules', 1, () => run(node, ['scripts/checkImports.mjs'], { log: 'imports' })),
  check('Dead code', 1, () => run('knip', ['--no-progress'], { log: 'dead-code' })),
];
