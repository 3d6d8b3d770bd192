import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

/** A part of a card without padding of its own; a line over the whole width parts it from the one before. */
export function CardSection({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}
