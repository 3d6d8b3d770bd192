import { Check } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
}

export interface StepsProps {
  /** Accessible name of the list, such as "Steps to your profile". */
  readonly label: string;
  /** Such as "Step 2 of 4". */
  readonly progress: string;
  /** The steps in their order; `current` is an index in it. */
  readonly steps: readonly Step[];
  /** Index of the current step. */
  readonly current: number;
  /** Announced for a completed step. */
  readonly doneLabel: string;
}

/** Progress in a form of several pages. For an application use `PathSteps`. */
export function Steps({ label, progress, steps, current, doneLabel }: StepsProps) {
  return (
    <div className={styles.frame}>
      <p className={styles.progress}>
        <span>{progress}</span>
        <span aria-hidden="true" className={styles.progressName}>
          {steps[current]?.label}
        </span>
      </p>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(styles.step, index <= current && styles.reached)}
          >
            <span className={classNames(styles.name, index === current && styles.currentName)}>
              {index < current && (
                <span className={styles.tick}>
                  <Icon icon={Check} size="small" />
                </span>
              )}
              <span>
                {step.label}
                {index < current && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
