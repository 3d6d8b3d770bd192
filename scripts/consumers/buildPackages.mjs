import { run } from '../run/command.mjs';

/** Builds the packages once before the tests that pack them: builds of one package side by side would take its files away. */
export async function setup() {
  const built = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], {
    log: 'consumer-build',
  });
  if (!built.ok) throw new Error(`Building the packages failed:\n${built.output}`);
}
