import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  /** Unfolds the rest, such as "Read on". */
  readonly moreLabel: string;
  /** Folds it again, such as "Show less". */
  readonly lessLabel: string;
  readonly children: ReactNode;
}

/** A text is long from here on, in rem: a button in the place of a line or two would win nothing. */
const LONG = styles.FOLDED + 3;

/**
 * Shows the beginning of a long text, and the rest on request. Whether it is long is an attribute, set before the
 * effects of the surrounding page: a scroll position restored there is that of the collapsed text.
 */
export function Fold({ moreLabel, lessLabel, children }: FoldProps) {
  const id = useId();
  const fold = useRef<HTMLDivElement>(null);
  const contents = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = contents.current;
    if (element === null || isOpen) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      fold.current?.toggleAttribute(styles.LONG, element.scrollHeight > LONG * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen, children]);
  return (
    <div ref={fold} className={styles.fold}>
      <div
        id={id}
        ref={contents}
        // A link in the hidden part is never focused unseen.
        onFocus={() => setOpen(isOpen || fold.current?.hasAttribute(styles.LONG) === true)}
        className={classNames(styles.contents, !isOpen && styles.folded)}
      >
        {children}
      </div>
      <div className={styles.more}>
        <Button
          size="small"
          variant="ghost"
          flush
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </Button>
      </div>
    </div>
  );
}
