/** Where the portal writes what no student needs to read. */
export interface Logger {
  /**
   * Notes that something did not work.
   * @param message what, in the product spec's words where it has some (section 8)
   * @param cause what was thrown
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
