import { classNames } from '../private/classNames.ts';
import { FigureTable } from '../private/FigureTable.tsx';
import * as styles from './BarChart.css.ts';

/** A place on the axis, such as a month. */
export interface Bar {
  readonly id: string;
  /** Short label below the bar: "Nov". */
  readonly label: string;
  /** Label in the table: "November 2026". Default: the short one. */
  readonly fullLabel?: string | undefined;
  readonly value: number;
  /** Second series, outlined beside the first. */
  readonly secondValue?: number | undefined;
  /** The current place: its label is bold. */
  readonly current?: boolean | undefined;
}

export interface BarChartLabels {
  /** Names the chart and the table. */
  readonly caption: string;
  /** Name of the axis, such as "Month". */
  readonly axis: string;
  readonly series: string;
  /** Required for a second series. */
  readonly secondSeries?: string | undefined;
}

export interface BarChartProps {
  /** From left to right, one for each place on the axis, such as a month. */
  readonly bars: readonly Bar[];
  /** Names of the chart, its axis and its series; they are the head of the table too. */
  readonly labels: BarChartLabels;
  /** The chart, with the table for screen readers, or the table alone. Default: `picture`. */
  readonly view?: 'picture' | 'table' | undefined;
}

const HEIGHT = 220;
const TOP = 24;
const FOOT = 26;
const PLOT = HEIGHT - TOP - FOOT;

/** Steps of 1, 2, 5, 10, … so that at most five lines cross the plot. */
function gridStep(largest: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of [scale, 2 * scale, 5 * scale]) {
      if (largest / step <= 5) return step;
    }
  }
}

/** Legend of the two kinds of bar, beside the title. */
export function BarChartLegend({
  labels,
}: {
  /** The same labels as those of the chart; the names of the series are shown. */
  readonly labels: BarChartLabels;
}) {
  return (
    <div aria-hidden="true" className={styles.legend}>
      <span className={styles.legendItem}>
        <span className={styles.markSolid} />
        {labels.series}
      </span>
      {labels.secondSeries !== undefined && (
        <span className={styles.legendItem}>
          <span className={styles.markOutline} />
          {labels.secondSeries}
        </span>
      )}
    </div>
  );
}

/** Counts by month or another step: solid bars, and a second series outlined beside them. */
export function BarChart({ bars, labels, view = 'picture' }: BarChartProps) {
  const hasSecond = labels.secondSeries !== undefined;
  const table = (
    <FigureTable
      caption={labels.caption}
      columns={[
        labels.axis,
        labels.series,
        ...(labels.secondSeries === undefined ? [] : [labels.secondSeries]),
      ]}
      rows={bars.map((bar) => ({
        id: bar.id,
        head: bar.fullLabel ?? bar.label,
        cells: [bar.value, ...(hasSecond ? [bar.secondValue ?? '-'] : [])],
      }))}
      hidden={view === 'picture'}
    />
  );
  if (view === 'table') return table;

  const largest = Math.max(1, ...bars.flatMap((bar) => [bar.value, bar.secondValue ?? 0]));
  const step = gridStep(largest);
  const top = Math.ceil(largest / step) * step;
  const heightOf = (value: number) => (value / top) * PLOT;
  const lines = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  const share = 100 / bars.length;
  const hasTwoBars = (bar: Bar) => hasSecond && (bar.secondValue ?? 0) > 0;
  return (
    <>
      <div className={styles.frame}>
        <svg aria-hidden="true" height={HEIGHT} className={styles.chart}>
          {lines.map((value) => {
            const y = TOP + PLOT - heightOf(value);
            return (
              <g key={value}>
                <line x1="0" x2="100%" y1={y} y2={y} className={styles.grid} />
                <text x="-12" y={y + 4} className={styles.axis}>
                  {value}
                </text>
              </g>
            );
          })}
          {bars.map((bar, index) => {
            const second = bar.secondValue ?? 0;
            const isPair = hasTwoBars(bar);
            return (
              <svg key={bar.id} x={`${index * share + share / 2}%`} overflow="visible">
                {bar.value > 0 && (
                  <rect
                    y={TOP + PLOT - heightOf(bar.value)}
                    height={heightOf(bar.value)}
                    rx="3"
                    className={classNames(styles.bar, isPair && styles.barOfPair)}
                  />
                )}
                {isPair && (
                  <rect
                    y={TOP + PLOT - heightOf(second) + 0.75}
                    height={heightOf(second) - 1.5}
                    rx="2"
                    className={styles.second}
                  />
                )}
                <text
                  y={TOP + PLOT - heightOf(bar.value) - 7}
                  className={classNames(
                    bar.value > 0 ? styles.figure : styles.zero,
                    isPair && styles.figureOfPair,
                  )}
                >
                  {bar.value}
                </text>
                <text
                  y={HEIGHT - 6}
                  className={classNames(styles.month, bar.current === true && styles.current)}
                >
                  {bar.label}
                </text>
              </svg>
            );
          })}
        </svg>
      </div>
      {table}
    </>
  );
}
