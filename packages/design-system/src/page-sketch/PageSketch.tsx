import type { ReactNode } from 'react';
import * as styles from './PageSketch.css.ts';

export type PageLayout = 'form' | 'boxes' | 'column' | 'columns' | 'file';

export interface PageSketchProps {
  /** The layout of the thumbnail: a ruled form, boxes, one or two columns, or an uploaded file. */
  readonly layout: PageLayout;
}

const line = (x: number, y: number, width: number) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={2} rx={1} className={styles.text} />
);

const sketches: Readonly<Record<PageLayout, ReactNode>> = {
  form: (
    <>
      <rect x={7} y={6} width={12} height={3} rx={1} className={styles.heading} />
      <path
        d="M7 12h19v10H7zM29 8h8v14h-8zM7 26h30v20H7zM7 30h30M7 34h30M7 38h30M7 42h30M13 26v20M19 26v20M7 17h19"
        className={styles.rule}
      />
    </>
  ),
  boxes: (
    <>
      <rect x={7} y={6} width={12} height={3} rx={1} className={styles.heading} />
      <path d="M7 12h19v8H7zM29 8h8v12h-8zM7 24h30v22H7zM7 31h30M7 38h30" className={styles.rule} />
      {[line(10, 26.5, 20), line(10, 33.5, 24), line(10, 40.5, 16)]}
    </>
  ),
  column: (
    <>
      <rect x={12} y={7} width={20} height={3.5} rx={1} className={styles.heading} />
      {[
        line(16, 13, 12),
        line(7, 20, 30),
        line(7, 24, 26),
        line(7, 31, 30),
        line(7, 35, 22),
        line(7, 42, 28),
      ]}
    </>
  ),
  columns: (
    <>
      <rect x={1} y={1} width={14} height={50} className={styles.tinted} />
      <rect x={19} y={7} width={17} height={3.5} rx={1} className={styles.heading} />
      {[line(4, 10, 8), line(4, 14, 6), line(4, 22, 8), line(4, 26, 7)]}
      {[line(19, 16, 18), line(19, 20, 15), line(19, 28, 18), line(19, 32, 12), line(19, 40, 16)]}
    </>
  ),
  file: [line(10, 14, 24), line(10, 20, 24), line(10, 26, 18), line(10, 32, 22)],
};

/** A thumbnail of a page layout. Decorative: its name is beside it. */
export function PageSketch({ layout }: PageSketchProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 52" width={44} height={52} className={styles.sketch}>
      <rect x={0.5} y={0.5} width={43} height={51} rx={3} className={styles.paper} />
      {sketches[layout]}
    </svg>
  );
}
