import { useEffect, useState } from 'react';

/** The band of the window, near its top, in which a section counts as the one being read. */
const BAND = '-20% 0px -70% 0px';

/** The id of the section that is being read, the first one until a section reaches the upper part of the window. */
export function useSectionInView(ids: readonly string[]): string | undefined {
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
