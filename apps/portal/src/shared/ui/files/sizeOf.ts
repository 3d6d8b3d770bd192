const kilobyte = 1024;

/** Formats a file size in KB or MB. */
export const sizeOf = (bytes: number, number: (value: number) => string): string =>
  bytes < kilobyte * kilobyte
    ? `${number(Math.max(1, Math.round(bytes / kilobyte)))} KB`
    : `${number(Math.round((bytes / kilobyte / kilobyte) * 10) / 10)} MB`;
