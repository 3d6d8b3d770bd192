/**
 * How long a test may take before it counts as stuck, in milliseconds. It says nothing of speed: the same test takes ten
 * times as long on a machine that does ten other things, and a limit near what it takes turns red for that alone.
 */
export const TEST_TIMEOUT = 10 * 60_000;

/** How long a test waits for what has to come, such as what follows a click, in milliseconds. */
export const MAX_WAIT = 60_000;

/** The limits of every vitest project. */
export const timeouts = {
  testTimeout: TEST_TIMEOUT,
  hookTimeout: TEST_TIMEOUT,
  expect: { poll: { timeout: MAX_WAIT } },
};
