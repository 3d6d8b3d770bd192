#!/usr/bin/env node
import { readOptions, USAGE, UsageError } from './options.ts';
import { serveMocks } from './serveMocks.ts';

// `npx @michi/api mock`. Exits with 2 for invalid arguments and with 1 if the port is taken.
const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    process.stdout.write(USAGE);
    return;
  }
  const { origin, close } = await serveMocks(options);
  process.stdout.write(`The mocks are at ${origin}, with a list of every operation. Press Ctrl-C to stop.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
