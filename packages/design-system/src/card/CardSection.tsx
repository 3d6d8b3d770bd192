import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

/** A part of a card without padding; a full-width line separates it from the previous one. */
export function CardSection({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}
