import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  /** Label of the button that expands the text, such as "Read on". */
  readonly moreLabel: string;
  /** Label of the button that collapses it, such as "Show less". */
  readonly lessLabel: string;
  /** The text; a short one is shown whole, without a button. */
  readonly children: ReactNode;
}

/** Shortest text to collapse, in rem: the button must replace more than a line or two. */
const LONG = styles.FOLDED + 3;

/**
 * Collapses a long text. Whether it is long is an attribute, set before the effects of the surrounding page, which may
 * restore a scroll position.
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
        // A focused link in the hidden part expands the text.
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
