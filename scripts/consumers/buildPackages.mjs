import { run } from '../run/command.mjs';

/** Builds the packages once before the tests that pack them: parallel builds of one package would delete its files. */
export async function setup() {
  const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], {
    log: 'consumer-build',
  });
  if (!built.ok) throw new Error(`Building the packages failed:\n${built.output}`);
}
