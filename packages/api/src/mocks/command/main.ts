#!/usr/bin/env node

/** Name of the first package that is not installed. */
const missing = (packages: readonly string[]): string | undefined =>
  packages.find((name) => {
    try {
      import.meta.resolve(name);
      return false;
    } catch {
      return true;
    }
  });

// `npx @michi/api mock`. Exits with 2 for invalid arguments and with 1 if the port is taken or a package is missing.
const main = async (args: readonly string[]): Promise<void> => {
  const name = missing(args.includes('--remember') ? ['msw', 'zod'] : ['msw']);
  if (name !== undefined) {
    process.stderr.write(`The mocks need ${name}: npm install --save-dev ${name}\n`);
    process.exitCode = 1;
    return;
  }
  const { readOptions, USAGE, UsageError } = await import('./options.ts');
  try {
    const options = readOptions(args);
    if (options === null) {
      process.stdout.write(USAGE);
      return;
    }
    const { serveMocks } = await import('./serveMocks.ts');
    const { origin, close } = await serveMocks(options);
    process.stdout.write(
      `The mocks are at ${origin}, with a list of every operation. Press Ctrl-C to stop.\n`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};

await main(process.argv.slice(2));
