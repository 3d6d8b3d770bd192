/** Thickness at a stage, 0 to 1. Grows more slowly than the count, so that small stages are visible. */
export function thickness(count: number, largest: number): number {
  if (largest <= 0 || count <= 0) return 0.06;
  return Math.max(0.06, (count / largest) ** 0.85);
}

const LEVEL = 0.3;

/** The outline of the ribbon, left to right, one unit per stage: level beside each stop, then narrowing to the next. */
export function ribbonPath(counts: readonly number[]): string {
  const largest = Math.max(0, ...counts);
  const halves = counts.map((count) => thickness(count, largest) / 2);
  const end = Math.min(0.03, ...halves);
  const edge = (sign: 1 | -1) =>
    halves.map((half, index) => {
      const next = halves[index + 1] ?? end;
      return {
        level: [index + LEVEL, 0.5 + sign * half] as const,
        bend: [index + LEVEL + (1 - LEVEL) / 2, 0.5 + sign * half, 0.5 + sign * next] as const,
        next: [index + 1, 0.5 + sign * next] as const,
      };
    });
  const show = (value: number) => value.toFixed(3);
  const upper = edge(-1);
  const lower = edge(1);
  const first = halves[0] ?? end;
  const forth = upper.map(
    ({ level, bend, next }) =>
      `L${show(level[0])} ${show(level[1])}C${show(bend[0])} ${show(bend[1])} ${show(bend[0])} ${show(bend[2])} ${show(next[0])} ${show(next[1])}`,
  );
  const back = lower
    .toReversed()
    .map(
      ({ level, bend }) =>
        `C${show(bend[0])} ${show(bend[2])} ${show(bend[0])} ${show(bend[1])} ${show(level[0])} ${show(level[1])}L${show(Math.floor(level[0]))} ${show(level[1])}`,
    );
  return `M0 ${show(0.5 - first)}${forth.join('')}L${counts.length} ${show(0.5 + end)}${back.join('')}Z`;
}
