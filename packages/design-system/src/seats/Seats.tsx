import { classNames } from '../private/classNames.ts';
import * as styles from './Seats.css.ts';

export interface SeatsProps {
  /** Number of seats. */
  readonly total: number;
  /** Number of free seats. */
  readonly left: number;
}

/** A larger number is drawn as its share. */
const MAX_SEATS = 60;

/** Numbers of drawn and free seats; at least one is drawn free if any is. */
const drawn = ({ total, left }: SeatsProps) => {
  const seats = Math.min(Math.max(total, 0), MAX_SEATS);
  const free = Math.min(Math.max(left, 0), total);
  if (seats === total) return { seats, free };
  const share = Math.round((free / total) * seats);
  return { seats, free: free === 0 ? 0 : Math.max(1, share) };
};

/** The seats of a seminar, taken and free. Decorative: the figures are beside it as text. */
export function Seats(props: SeatsProps) {
  const { seats, free } = drawn(props);
  return (
    <div aria-hidden="true" className={styles.room}>
      {Array.from({ length: seats }, (_, index) => (
        <span
          key={index}
          className={classNames(styles.seat, index < seats - free ? styles.taken : styles.free)}
        />
      ))}
    </div>
  );
}
