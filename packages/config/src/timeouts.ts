/**
 * Milliseconds before a test counts as stuck. It is no performance limit: a busy machine may take ten times as long,
 * and a tight limit would fail for that alone.
 */
export const TEST_TIMEOUT = 10 * 60_000;

/** Longest wait of a test for an expectation, such as the result of a click, in milliseconds. */
export const MAX_WAIT = 60_000;

export const timeouts = {
  testTimeout: TEST_TIMEOUT,
  hookTimeout: TEST_TIMEOUT,
  expect: { poll: { timeout: MAX_WAIT } },
};
