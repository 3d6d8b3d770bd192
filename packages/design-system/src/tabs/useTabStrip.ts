import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../private/classNames.ts';
import { useOverflowEdges } from '../private/useOverflowEdges.ts';

/** Scrolls the selected tab into view whenever the selection changes, and says where the strip goes on. */
export function useTabStrip<T extends HTMLElement>(selected: string | undefined) {
  const list = useRef<T>(null);
  const edges = useOverflowEdges(list);
  useLayoutEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[data-state="active"], [aria-current]');
    if (!strip || !tab) return;
    // Not scrollIntoView: that would scroll the page as well.
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return { list, more: classNames(edges.start && 'start', edges.end && 'end') || undefined };
}
