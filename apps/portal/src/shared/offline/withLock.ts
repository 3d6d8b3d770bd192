/**
 * Runs a callback in one tab at a time (Web Locks). Without locks (insecure page, or storage denied) every tab runs it.
 * @throws the callback's error, or the signal's reason if it aborts while waiting
 */
export const withLock = async <Result>(
  name: string,
  work: () => Promise<Result>,
  signal: AbortSignal = new AbortController().signal,
): Promise<Result> => {
  const { locks } = navigator;
  if (locks === undefined) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal }, begin);
  } catch (cause) {
    if (hasBegun || signal.aborted) throw cause;
    return work();
  }
};
