import { useEffect, useState } from 'react';

/** Makes an element focusable while it overflows, for scrolling by keyboard. */
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
