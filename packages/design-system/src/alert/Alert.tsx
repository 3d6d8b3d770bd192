import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Alert.css.ts';

/** Meaning of a message. `deadline` only while an action is possible. */
export type AlertTone = 'neutral' | 'info' | 'brand' | 'success' | 'deadline' | 'warning' | 'danger';

const icons = {
  neutral: Info,
  info: Info,
  brand: Info,
  success: CircleCheck,
  deadline: Clock,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export interface AlertProps {
  /** Colour, icon and urgency: `danger` interrupts a screen reader, the others wait for a pause. Default: `info`. */
  readonly tone?: AlertTone | undefined;
  /** The message in a few words, in bold above the rest. */
  readonly title?: ReactNode | undefined;
  /** Replaces the icon of the tone. */
  readonly icon?: IconComponent | undefined;
  /** Buttons or links below the text, the main one first. */
  readonly actions?: ReactNode | undefined;
  /** Not announced, since it is part of the page from the start. */
  readonly silent?: boolean | undefined;
  /** The explanation, in body text; omit it if the title says all. */
  readonly children?: ReactNode | undefined;
}

/** A message in the flow of the page. */
export function Alert({ tone = 'info', title, icon, actions, silent = false, children }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div role={silent ? undefined : role} className={classNames(styles.alert, styles.tone[tone])}>
      <span aria-hidden="true" className={classNames(styles.icon, styles.ink[tone])}>
        <Icon icon={icon ?? icons[tone]} />
      </span>
      <div className={styles.contents}>
        {title !== undefined && (
          <div className={classNames(styles.title, tone !== 'danger' && styles.ink[tone])}>{title}</div>
        )}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
