import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pageCount: number;
  /** Called with the number of the page to show, from 1. */
  readonly onPageChange: (page: number) => void;
  /** Accessible name of the navigation, such as "Pages of jobs". */
  readonly label: string;
  /** "Page 1 of 7", in the reader's language. */
  readonly status: ReactNode;
  /** Accessible name of the button for the previous page. */
  readonly previousLabel: string;
  /** Accessible name of the button for the next page. */
  readonly nextLabel: string;
}

/** Buttons for the previous and next page. At either end the button stays focusable and does nothing. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  label,
  status,
  previousLabel,
  nextLabel,
}: PaginationProps) {
  const step = (target: number, name: string, icon: ReactNode) => {
    const isPossible = target >= 1 && target <= pageCount;
    return (
      <button
        type="button"
        aria-label={name}
        aria-disabled={isPossible ? undefined : true}
        className={styles.step}
        onClick={() => {
          if (isPossible) onPageChange(target);
        }}
      >
        {icon}
      </button>
    );
  };
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span aria-live="polite">{status}</span>
      <span className={styles.steps}>
        {step(page - 1, previousLabel, <ChevronLeft aria-hidden="true" />)}
        {step(page + 1, nextLabel, <ChevronRight aria-hidden="true" />)}
      </span>
    </nav>
  );
}
