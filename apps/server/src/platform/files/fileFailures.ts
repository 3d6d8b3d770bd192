export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(id: string, cause?: unknown) {
    super(`There are no bytes of the file ${id}.`, { cause });
  }
}

/** The store fails temporarily: unreachable, full, or access denied. */
export class FilesUnavailable extends Error {
  override readonly name: string = 'FilesUnavailable';

  constructor(cause: unknown) {
    super('The store of files cannot be used.', { cause });
  }
}

/** The store returns another number of bytes than were written. */
export class FileDamaged extends FilesUnavailable {
  override readonly name = 'FileDamaged';

  constructor(id: string, size: number, found: number | 'more') {
    super(new Error(`The file ${id} has ${found} bytes instead of ${size}.`));
  }
}
