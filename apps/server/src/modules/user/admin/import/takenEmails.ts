/** Rolls back a transaction, since some of the emails have got an account meanwhile. */
export class TakenEmails extends Error {
  override readonly name = 'TakenEmails';
  /** In lower case. */
  readonly emails: readonly string[];

  constructor(emails: readonly string[]) {
    super('Some emails have an account');
    this.emails = emails;
  }
}

/** Awaits a transaction that may throw `TakenEmails`, and returns its emails. */
export async function takenIn(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (error instanceof TakenEmails) return error.emails;
    throw error;
  }
}
