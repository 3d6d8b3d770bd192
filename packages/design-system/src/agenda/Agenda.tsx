import { Fragment, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './Agenda.css.ts';

/** Colour of the bar. */
export type AgendaTone = 'brand' | 'deadline' | 'info' | 'success' | 'accent' | 'warning' | 'neutral';

/** An event or a deadline. */
export interface AgendaItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Time and place, in a second line. */
  readonly note?: ReactNode | undefined;
  /** Default: `neutral`. */
  readonly tone?: AgendaTone | undefined;
  readonly link?: LinkElement | undefined;
}

export interface AgendaDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Short weekday, or "Today". */
  readonly weekday: string;
  /** Day of the month. */
  readonly day: string;
  readonly today?: boolean | undefined;
  /** A line above the events, such as the name of a public holiday. */
  readonly note?: string | undefined;
  /** The name of a month, above its first day. */
  readonly title?: string | undefined;
  readonly items: readonly AgendaItem[];
}

export interface AgendaProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** The days that have something, in order; a day without items is left out by the caller. */
  readonly days: readonly AgendaDay[];
}

/** Upcoming events by day. */
export function Agenda({ label, days }: AgendaProps) {
  return (
    <ol aria-label={label} className={styles.agenda}>
      {days.map(({ date, weekday, day, today = false, title: heading, note: dayNote, items }) => (
        <Fragment key={date}>
          {heading !== undefined && (
            <li className={styles.heading}>
              <span>{heading}</span>
            </li>
          )}
          <li aria-current={today ? 'date' : undefined} className={styles.day}>
            <time dateTime={date} className={classNames(styles.date, today && styles.today)}>
              <span className={styles.weekday}>{weekday} </span>
              <span className={classNames(styles.number, today && styles.today)}>{day}</span>
            </time>
            <ul className={styles.items}>
              {dayNote !== undefined && <li className={styles.dayNote}>{dayNote}</li>}
              {items.map(({ id, title, note, tone = 'neutral', link }) => (
                <li key={id} className={classNames(styles.item, styles.tone[tone])}>
                  <div>
                    {link === undefined ? (
                      title
                    ) : (
                      <LinkSlot link={link} className={styles.link}>
                        {title}
                      </LinkSlot>
                    )}
                  </div>
                  {note !== undefined && <div className={styles.note}>{note}</div>}
                </li>
              ))}
            </ul>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
