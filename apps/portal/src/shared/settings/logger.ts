/** Log for operators and developers. */
export interface Logger {
  /** `message` is the one of specs/COVERAGE.md, section 8, if there is one. */
  readonly error: (message: string, cause?: unknown) => void;
}

/** Writes to the browser's console; nothing else does. */
export const logger: Logger = {
  error: (message, cause) => {
    // oxlint-disable-next-line no-console -- the one place that writes there
    console.error(message, cause);
  },
};
