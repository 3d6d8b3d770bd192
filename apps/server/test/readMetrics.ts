/** One line of the text format of Prometheus. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the text format of Prometheus, and fails for a line that is none of it. */
export function readMetrics(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^([a-z][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not a sample: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', word = '']) => [key, word]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** The value of the one sample that has these labels; undefined where there is none. */
export function sampleOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, word]) => sample.labels[key] === word),
  )?.value;
}
