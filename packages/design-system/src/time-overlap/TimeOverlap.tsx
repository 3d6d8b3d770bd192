import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './TimeOverlap.css.ts';

/** Something that takes time. Moments in milliseconds since 1970. */
export interface TimeSpan {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly label: ReactNode;
  /** Its hours in words. */
  readonly note: ReactNode;
}

export interface TimeOverlapProps {
  /** The time to be decided on; drawn first, in the brand's colour. */
  readonly own: TimeSpan;
  /** Existing events. */
  readonly others: readonly TimeSpan[];
  /** How the reader writes a moment on the axis, such as "18:00". */
  readonly formatTime: (moment: number) => string;
}

const hour = 3_600_000;
const maxTicks = 6;

/** The hours of the axis: one more at each end, in steps that leave space for their labels. */
function axis(spans: readonly TimeSpan[]) {
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  const from = Math.floor(first / hour) * hour - hour;
  const to = Math.ceil(last / hour) * hour + hour;
  const step = Math.ceil((to - from) / hour / maxTicks) * hour;
  const ticks = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
  return { from, to, ticks };
}

/** Overlapping events on one axis of hours. Purely visual: state beside it what overlaps, and for how long. */
export function TimeOverlap({ own, others, formatTime }: TimeOverlapProps) {
  const { from, to, ticks } = axis([own, ...others]);
  const percent = (moment: number) => `${((moment - from) / (to - from)) * 100}%`;
  const length = (span: { readonly from: number; readonly to: number }) =>
    `${((span.to - span.from) / (to - from)) * 100}%`;
  // From a bar's label to the end of the chart, minus the bar's border and padding.
  const room = (moment: number) => `calc(${((to - moment) / (to - from)) * 100}cqi - 15px)`;
  return (
    <div aria-hidden="true" className={styles.panel}>
      <div className={styles.picture}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetInlineStart: percent(tick) }}>
            {formatTime(tick)}
          </span>
        ))}
        {others.map((other) => {
          const shared = { from: Math.max(own.from, other.from), to: Math.min(own.to, other.to) };
          return (
            <span
              key={other.id}
              className={styles.band}
              style={{ insetInlineStart: percent(shared.from), inlineSize: length(shared) }}
            />
          );
        })}
        <div className={styles.rows}>
          {[own, ...others].map((span) => (
            <div key={span.id} className={styles.row}>
              <div
                className={classNames(styles.bar, span === own && styles.ownBar)}
                style={{ marginInlineStart: percent(span.from), inlineSize: length(span) }}
              >
                <div className={styles.name} style={{ maxInlineSize: room(span.from) }}>
                  {span.label}
                </div>
                <div className={styles.hours}>{span.note}</div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
