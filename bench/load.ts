/** Result of a round of load; times in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

/**
 * Keeps so many pieces of work going until the time is over, each starting the next when it is done.
 * @param work does one piece; its number says which of a list to take
 * @param milliseconds how long new pieces are started
 */
export async function runLoad(
  work: (number: number) => Promise<void>,
  parallel: number,
  milliseconds: number,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const begun = performance.now();
      next += 1;
      await work(next);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), count: times.length };
}

/** The load in the middle of several rounds, figure by figure. */
export function middle(loads: readonly Load[]): Load {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    count: loads.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The number in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
