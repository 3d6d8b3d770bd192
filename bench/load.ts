/** Result of a round of load; times in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

/**
 * Repeats the work in parallel until the time is over.
 * @param work gets the number of its run, counted from 1
 * @param milliseconds how long new runs are started
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
  return {
    perSecond: times.length / seconds,
    p50: median(times),
    p99: percentile(times, 0.99),
    count: times.length,
  };
}

/** The median of each figure over several rounds. */
export function middle(loads: readonly Load[]): Load {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    count: loads.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The number below which a share of the numbers lies: 0.99 for the 99th percentile. NaN without numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export const describeLoad = ({ perSecond, p50, p99 }: Load): string =>
  `${perSecond.toFixed(0).padStart(6)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
