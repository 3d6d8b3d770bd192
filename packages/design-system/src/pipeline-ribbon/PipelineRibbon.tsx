import { useId, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import { classNames } from '../private/classNames.ts';
import { FigureTable } from '../private/FigureTable.tsx';
import * as styles from './PipelineRibbon.css.ts';
import { ribbonPath } from './ribbonShape.ts';

export interface PipelineStage {
  readonly id: string;
  readonly label: string;
  /** Number of applications that reached the stage. */
  readonly count: number;
  /** Note of the stop, such as "2 need your answer". */
  readonly note?: ReactNode | undefined;
  /** Default: `neutral`; `deadline` if a response is due. */
  readonly noteTone?: BadgeTone | undefined;
}

export interface PipelineLabels {
  /** Names the picture and the table. */
  readonly caption: string;
  readonly stage: string;
  readonly count: string;
  readonly note: string;
}

export interface PipelineRibbonProps {
  /** The stages in order; the ribbon is as thick as their counts. */
  readonly stages: readonly PipelineStage[];
  /** Names of the figure and of the columns of its table. */
  readonly labels: PipelineLabels;
  /** The ribbon, or the same figures as a table, for a "View as table" button beside the title. Default: `picture`. */
  readonly view?: 'picture' | 'table' | undefined;
}

/** Number of applications per stage as a ribbon that narrows, horizontally or vertically. All data are text too. */
export function PipelineRibbon({ stages, labels, view = 'picture' }: PipelineRibbonProps) {
  const id = useId();
  if (view === 'table') {
    return (
      <FigureTable
        caption={labels.caption}
        columns={[labels.stage, labels.count, labels.note]}
        rows={stages.map((stage) => ({
          id: stage.id,
          head: stage.label,
          cells: [stage.count, stage.note ?? '-'],
        }))}
      />
    );
  }
  const path = ribbonPath(stages.map((stage) => stage.count));
  const fill = (gradient: string) => (
    <linearGradient id={gradient}>
      <stop offset="0" className={styles.from} />
      <stop offset="0.55" className={styles.from} />
      <stop offset="1" className={styles.to} />
    </linearGradient>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.figure}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${stages.length} 1`}
          preserveAspectRatio="none"
          className={styles.across}
        >
          <defs>{fill(`${id}across`)}</defs>
          <path d={path} fill={`url(#${id}across)`} />
        </svg>
        <svg
          aria-hidden="true"
          viewBox={`0 0 1 ${stages.length}`}
          preserveAspectRatio="none"
          className={styles.down}
        >
          <defs>{fill(`${id}down`)}</defs>
          <path d={path} fill={`url(#${id}down)`} transform="matrix(0 1 1 0 0 0)" />
        </svg>
        <div aria-hidden="true" className={styles.dots} />
        <ol aria-label={labels.caption} className={styles.stages}>
          {stages.map((stage, index) => (
            <li key={stage.id} className={styles.stage}>
              <span
                aria-hidden="true"
                className={classNames(styles.stop, index === stages.length - 1 && styles.stopLast)}
              />
              <div className={styles.label}>{stage.label}</div>
              <div className={styles.count}>{stage.count}</div>
              {stage.note !== undefined && (
                <div className={styles.note}>
                  <Badge tone={stage.noteTone ?? 'neutral'}>{stage.note}</Badge>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
