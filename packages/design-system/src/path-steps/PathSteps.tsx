import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PathSteps.css.ts';

/**
 * State of a step: `done`, `current` (waiting for others), `owed` (waiting for the reader), `coming`, `ended` (stopped
 * here); `stop` and `goal` are for a path without progress.
 */
export type PathStepState = 'done' | 'current' | 'owed' | 'coming' | 'stop' | 'goal' | 'ended';

export interface PathStep {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: PathStepState;
  /** A second line: place, duration, sent documents. */
  readonly note?: ReactNode | undefined;
  /** Time or deadline; orange for `owed`. */
  readonly time?: ReactNode | undefined;
  /** The state in words for a screen reader, such as "Done". */
  readonly stateLabel?: string | undefined;
}

export interface PathStepsProps {
  /** The steps in the order of the path. */
  readonly steps: readonly PathStep[];
  /** `horizontal` turns vertical where there is no space. Default: `horizontal`. */
  readonly direction?: 'horizontal' | 'vertical' | undefined;
  /** Accessible name of the list. */
  readonly label?: string | undefined;
}

function stretchAfter(state: PathStepState) {
  if (state === 'done') return styles.stretch.solid;
  if (state === 'stop' || state === 'goal') return styles.stretch.way;
  return styles.stretch.dotted;
}

/** Steps on a line: a selection process, or the progress of an application. */
export function PathSteps({ steps, direction = 'horizontal', label }: PathStepsProps) {
  const isHorizontal = direction === 'horizontal';
  return (
    <div className={styles.frame}>
      <ol aria-label={label} className={isHorizontal ? styles.horizontal : undefined}>
        {steps.map((step, index) => {
          const isCurrent = step.state === 'current' || step.state === 'owed';
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(styles.step, isHorizontal ? styles.horizontalStep : styles.verticalStep)}
            >
              <span aria-hidden="true" className={classNames(styles.stop, styles.stopState[step.state])}>
                {step.state === 'done' && <Check />}
                {step.state === 'ended' && <X />}
              </span>
              {index < steps.length - 1 && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    isHorizontal ? styles.horizontalLine : styles.verticalLine,
                    stretchAfter(step.state),
                  )}
                />
              )}
              <div className={isHorizontal ? styles.horizontalText : styles.verticalText}>
                <div className={classNames(styles.label, step.state === 'coming' && styles.labelComing)}>
                  {step.label}
                  {step.stateLabel !== undefined && (
                    <VisuallyHidden>{` (${step.stateLabel})`}</VisuallyHidden>
                  )}
                </div>
                {step.note !== undefined && <div className={styles.note}>{step.note}</div>}
                {step.time !== undefined && (
                  <div className={classNames(styles.note, step.state === 'owed' && styles.noteOwed)}>
                    {step.time}
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
