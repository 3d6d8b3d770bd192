export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(id: string, cause?: unknown) {
    super(`There are no bytes of the file ${id}.`, { cause });
  }
}

/** The store fails temporarily: unreachable, full, or access denied. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';

  constructor(cause: unknown) {
    super('The store of files cannot be used.', { cause });
  }
}
