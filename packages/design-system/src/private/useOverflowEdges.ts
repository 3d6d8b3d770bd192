import { useEffect, useState, type RefObject } from 'react';

/** The sides on which a horizontal scroller continues. */
export interface OverflowEdges {
  readonly start: boolean;
  readonly end: boolean;
}

export function useOverflowEdges(scroller: RefObject<HTMLElement | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>({ start: false, end: false });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const measure = () => {
      const start = element.scrollLeft > 1;
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // The observer reports once initially, after layout; measuring here would do it twice.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [scroller]);
  return edges;
}
