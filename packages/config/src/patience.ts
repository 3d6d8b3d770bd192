/**
 * How long a test may take before it counts as stuck, in milliseconds. It says nothing of speed: the same test takes ten
 * times as long on a machine that does ten other things, and a limit near what it takes turns red for that alone.
 */
export const STUCK = 10 * 60_000;

/** How long a test waits for what has to come, such as what follows a click, in milliseconds. */
export const LONGEST_WAIT = 60_000;

/** The limits of every vitest project. */
export const patient = {
  testTimeout: STUCK,
  hookTimeout: STUCK,
  expect: { poll: { timeout: LONGEST_WAIT } },
};
