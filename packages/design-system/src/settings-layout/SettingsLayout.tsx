import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './SettingsLayout.css.ts';

/** The part of the window in which a section counts as current. */
const BAND = '-20% 0px -70% 0px';

/** Id of the current section; initially the first. */
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
        // Between two sections the previous one stays.
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
  /** In the order of the page. */
  readonly sections: readonly SettingsLayoutSection[];
  /** `SettingsSection` for each. */
  readonly children: ReactNode;
}

/** Sections below each other, beside a list of links if there is space. */
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
