import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../private/classNames.ts';
import { useOverflowEdges } from '../private/useOverflowEdges.ts';

/** Events of scrolling by hand. */
const scrolling = ['wheel', 'touchmove'] as const;

/**
 * Keeps the selected tab in view when the selection or the counts change, until the user scrolls. Returns on which
 * sides the strip continues.
 */
export function useTabStrip<T extends HTMLElement>(selected: string | undefined) {
  const list = useRef<T>(null);
  const edges = useOverflowEdges(list);
  useLayoutEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[data-state="active"], [aria-current]');
    if (!strip || !tab) return undefined;
    const bring = () => {
      // Not scrollIntoView: that would scroll the page as well.
      strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    };
    // The observer reports before the first paint too, after layout.
    const observer = new ResizeObserver(bring);
    for (const child of strip.children) observer.observe(child);
    const leave = () => observer.disconnect();
    for (const event of scrolling) strip.addEventListener(event, leave, { passive: true });
    return () => {
      leave();
      for (const event of scrolling) strip.removeEventListener(event, leave);
    };
  }, [selected]);
  return { list, more: classNames(edges.start && 'start', edges.end && 'end') || undefined };
}
