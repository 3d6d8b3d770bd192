import { ChevronRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../button/Button.css.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ActionRow.css.ts';

/** Colour of the icon. */
export type ActionRowTone = 'brand' | 'deadline' | 'success' | 'warning' | 'info' | 'accent' | 'neutral';

export interface ActionRowProps {
  /** Icon of the kind of action, in a square in the colour of the tone. */
  readonly icon: IconComponent;
  /** Colour of the icon and its square, by the kind of action. Default: `brand`. */
  readonly tone?: ActionRowTone | undefined;
  /** What to do, such as "Answer the interview request". */
  readonly title: ReactNode;
  /** For whom and about what; a `Link` in it is the target of the title as well, instead of the row's. */
  readonly subtitle?: ReactNode | undefined;
  /** The time left, such as "4 days left". */
  readonly when: string;
  /** The date, beside `when`. */
  readonly whenNote?: string | undefined;
  /** Uses the colour of deadlines: an action is possible and due soon. */
  readonly urgent?: boolean | undefined;
  /** Target of the row. */
  readonly link: LinkElement;
  /** One word on the button, such as "Answer". */
  readonly actionLabel: string;
  /** Completes the button's label for a screen reader: "interview request of Yukari Robotics". */
  readonly actionContext: string;
  /** Uses the primary button, for the first thing to do. */
  readonly primary?: boolean | undefined;
}

/** Something to do, with its date and a button. In a narrow container the whole row is the link. */
export function ActionRow({
  icon,
  tone = 'brand',
  title,
  subtitle,
  when,
  whenNote,
  urgent = false,
  link,
  actionLabel,
  actionContext,
  primary = false,
}: ActionRowProps) {
  return (
    <li className={styles.frame}>
      <div className={styles.row}>
        <span aria-hidden="true" className={classNames(styles.tile, styles.tone[tone])}>
          <Icon icon={icon} size="large" />
        </span>
        <div className={styles.text}>
          <div className={styles.title}>{title}</div>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        <div className={classNames(styles.when, urgent && styles.urgent)}>
          <span aria-hidden="true" className={styles.clock}>
            <Icon icon={Clock} size="small" />
          </span>
          <span className={styles.left}>{when}</span>
          {whenNote !== undefined && <span className={styles.note}>{whenNote}</span>}
        </div>
        <LinkSlot
          link={link}
          className={classNames(
            button({ variant: primary ? 'primary' : 'secondary', size: 'small' }),
            styles.action,
          )}
        >
          <span className={styles.actionLabel}>{actionLabel}</span>
          <VisuallyHidden> {actionContext}</VisuallyHidden>
          <span aria-hidden="true" className={styles.chevron}>
            <Icon icon={ChevronRight} size="large" />
          </span>
        </LinkSlot>
      </div>
    </li>
  );
}
