import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './SettingsLayout.css.ts';

/** The band of the window, near its top, in which a section counts as the one being read. */
const BAND = '-20% 0px -70% 0px';

/** The id of the section that is being read, the first one until a section reaches the upper part of the window. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = order.find((id) => visible.has(id));
        // Between two sections the one before stays.
        if (first !== undefined) setInView(first);
      },
      { rootMargin: BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView !== undefined && ids.includes(inView) ? inView : ids[0];
}

export interface SettingsLayoutSection {
  /** The `id` of its `SettingsSection`. */
  readonly id: string;
  readonly label: string;
}

export interface SettingsLayoutProps {
  /** Accessible name of the side list, such as "Settings". */
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
