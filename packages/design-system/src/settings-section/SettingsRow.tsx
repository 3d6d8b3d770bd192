import { type ReactNode, useId } from 'react';
import { describedBy } from '../private/describedBy.ts';
import * as styles from './SettingsSection.css.ts';

export interface SettingsRowProps {
  /** Name of the setting, such as "Email". */
  readonly label: string;
  /** Current value. */
  readonly value?: ReactNode | undefined;
  /** A second line: explanation, since when. */
  readonly note?: ReactNode | undefined;
  /** An icon at the left. */
  readonly leading?: ReactNode | undefined;
  /** Beside the label, such as "This device". */
  readonly badge?: ReactNode | undefined;
  /** At the end, on phones below. The row's label names the group, so that "Change" makes sense. */
  readonly actions?: ReactNode | undefined;
  /** Content that an action opens, such as a form. */
  readonly children?: ReactNode | undefined;
}

/** A setting with its value and the button that changes it. */
export function SettingsRow({ label, value, note, leading, badge, actions, children }: SettingsRowProps) {
  const id = useId();
  const hasValue = value !== undefined && value !== null;
  const hasNote = note !== undefined && note !== null;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(hasValue && `${id}-value`, hasNote && `${id}-note`)}
      className={styles.row}
    >
      <div className={styles.rowLine}>
        <div className={styles.identity}>
          {leading !== undefined && <span className={styles.leadingSlot}>{leading}</span>}
          <div className={styles.text}>
            <div className={styles.labelLine}>
              <span id={`${id}-label`} className={styles.label}>
                {label}
              </span>
              {badge !== undefined && <span className={styles.badgeSlot}>{badge}</span>}
            </div>
            {hasValue && (
              <div id={`${id}-value`} className={styles.value}>
                {value}
              </div>
            )}
            {hasNote && (
              <div id={`${id}-note`} className={styles.note}>
                {note}
              </div>
            )}
          </div>
        </div>
        {actions !== undefined && <div className={styles.action}>{actions}</div>}
      </div>
      {children !== undefined && children !== null && children !== false && (
        <div className={styles.below}>{children}</div>
      )}
    </div>
  );
}

/** A part of a section that is not a row, such as a form. */
export function SettingsBlock({
  children,
}: {
  /** The contents, with the padding of a row. */
  readonly children: ReactNode;
}) {
  return <div className={styles.row}>{children}</div>;
}
