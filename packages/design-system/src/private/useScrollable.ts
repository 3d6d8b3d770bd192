import { useEffect, useState } from 'react';

/**
 * Whether an element scrolls at the moment. One that does has to take the focus, or the keyboard cannot scroll it
 * where nothing inside takes it.
 */
export function useScrollable<T extends HTMLElement>() {
  const [element, setElement] = useState<T | null>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const measure = () => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      setScrollable(
        (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1),
      );
    };
    // The observer reports once initially, after layout; measuring here would do it twice.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, tabIndex: isScrollable ? 0 : undefined };
}
