/** Log for operators and developers. */
export interface Logger {
  /** `message` has the product spec's words if there are any (section 8). */
  readonly error: (message: string, cause?: unknown) => void;
}

/** Writes to the browser's console; nothing else does. */
export const logger: Logger = {
  error: (message, cause) => {
    // oxlint-disable-next-line no-console -- the one place that writes there
    console.error(message, cause);
  },
};
