import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's only heading of level 1. Takes the focus after navigation. */
  readonly title: ReactNode;
  /** For moving the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A link back, above everything. */
  readonly back?: ReactNode | undefined;
  /** A `Picture` in the shape `banner` above the title; the `leading` avatar then stands at its edge. */
  readonly cover?: ReactNode | undefined;
  /** The date or badges, above the title. */
  readonly eyebrow?: ReactNode | undefined;
  /** An `Avatar` at the left. */
  readonly leading?: ReactNode | undefined;
  /** One sentence below the title. */
  readonly subtitle?: ReactNode | undefined;
  /** At the right; below the title on phones. */
  readonly actions?: ReactNode | undefined;
}

/** The header of a screen. */
export function PageHeader({
  title,
  titleRef,
  back,
  cover,
  eyebrow,
  leading,
  subtitle,
  actions,
}: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back !== undefined && <div className={styles.back}>{back}</div>}
      {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      <div className={styles.identity}>
        {cover === undefined || leading === undefined ? (
          leading
        ) : (
          <div className={styles.atEdge}>{leading}</div>
        )}
        <div className={styles.text}>
          {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
          <Heading level={1} focusable ref={titleRef}>
            {title}
          </Heading>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
