import { ChevronRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../button/Button.css.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ActionRow.css.ts';

/** Kind of action, as the colour of its icon. */
export type ActionRowTone = keyof typeof styles.tone;

export interface ActionRowProps {
  readonly icon: IconComponent;
  /** `brand` unless said otherwise. */
  readonly tone?: ActionRowTone | undefined;
  /** The action to take, such as "Answer the interview request". */
  readonly title: ReactNode;
  /** With whom and about what; a `Link` there works apart from the row's own. */
  readonly subtitle?: ReactNode | undefined;
  /** By when, such as "4 days left". */
  readonly when: string;
  /** The date behind it. */
  readonly whenNote?: string | undefined;
  /** It can still be acted on and is soon: shown in the colour of deadlines. */
  readonly urgent?: boolean | undefined;
  /** Where it is done; the whole row is the target. */
  readonly link: LinkElement;
  /** One word on the button, such as "Answer". */
  readonly actionLabel: string;
  /** Read out after the button's word, so that it makes sense alone: "interview request of Yukari Robotics". */
  readonly actionContext: string;
  /** The one to do first. */
  readonly primary?: boolean | undefined;
}

/** Something to do with its date and the button that leads there; on a narrow place the row itself leads there. */
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
        <div className={styles.words}>
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
