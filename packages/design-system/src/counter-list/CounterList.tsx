import { classNames } from '../private/classNames.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './CounterList.css.ts';

export interface Counter {
  readonly id: string;
  readonly label: string;
  /** Formatted number, such as "10,000". */
  readonly count: string;
  /** Target of the whole row. */
  readonly link?: LinkElement | undefined;
}

export interface CounterListProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** The counts in the order shown; a count of "0" is softer. */
  readonly items: readonly Counter[];
}

/** A list of counts, each with a link to its list if there is one. */
export function CounterList({ label, items }: CounterListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ id, label: name, count, link }) => (
        <li key={id} className={classNames(styles.row, count === '0' && styles.none)}>
          {link === undefined ? (
            <span>{name} </span>
          ) : (
            <LinkSlot link={link} className={styles.link}>
              {name}
            </LinkSlot>
          )}
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
