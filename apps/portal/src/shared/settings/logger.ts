/** Where the portal writes what no student needs to read. */
export interface Logger {
  /**
   * Logs an error.
   * @param message with the product spec's words if it has some (section 8)
   * @param cause the thrown value
   */
  readonly error: (message: string, cause?: unknown) => void;
}

/** Writes to the browser's console. The only place that does. */
export const logger: Logger = {
  error: (message, cause) => {
    // oxlint-disable-next-line no-console -- the one place that writes there
    console.error(message, cause);
  },
};
