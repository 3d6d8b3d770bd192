/**
 * Milliseconds that the handler of a request may take once the request is read: as long as it waits for a connection to
 * the database and for one statement.
 */
const TIME_LIMIT = 15_000;

/** A handler that did not finish within its limit. What it has begun goes on; its result is dropped. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** @throws TookTooLong, naming the work, if it does not finish within a limit */
export async function withinTime<T>(name: string, work: Promise<T>, limit = TIME_LIMIT): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`${name} took longer than ${limit} ms`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
