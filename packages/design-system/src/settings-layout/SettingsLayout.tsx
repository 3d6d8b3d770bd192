import type { ReactNode } from 'react';
import * as styles from './SettingsLayout.css.ts';
import { useSectionInView } from './useSectionInView.ts';

/** A line of the side list. */
export interface SettingsLayoutSection {
  /** The `id` of its `SettingsSection`. */
  readonly id: string;
  readonly label: string;
}

export interface SettingsLayoutProps {
  /** Names the side list for a screen reader, such as "Settings". */
  readonly label: string;
  /** The sections in their order on the page. */
  readonly sections: readonly SettingsLayoutSection[];
  /** Each a `SettingsSection`. */
  readonly children: ReactNode;
}

/** Sections under one another; where there is space, a list beside them links to each and marks the current one. */
export function SettingsLayout({ label, sections, children }: SettingsLayoutProps) {
  const inView = useSectionInView(sections.map((section) => section.id));
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={section.id === inView ? 'location' : undefined}
                  className={styles.link}
                >
                  {section.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>{children}</div>
      </div>
    </div>
  );
}
