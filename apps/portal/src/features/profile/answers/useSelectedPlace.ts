import { useEffect, useState, type RefObject } from 'react';
import type { Place } from '../../../shared/careful-reading/segments.ts';

/** Where a point of the page is in the text of an element: its start or end if it is outside. */
const indexOf = (box: Node, node: Node, offset: number, outside: 'start' | 'end'): number => {
  if (!box.contains(node)) return outside === 'start' ? 0 : (box.textContent?.length ?? 0);
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(node, offset);
  return before.toString().length;
};

/** The words that are selected in an element; null if there are none. */
const selectedIn = (box: Node): Place | null => {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(box)) return null;
  const text = box.textContent ?? '';
  const first = indexOf(box, range.startContainer, range.startOffset, 'start');
  const last = indexOf(box, range.endContainer, range.endOffset, 'end');
  const words = text.slice(first, last);
  const start = first + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  return start < end ? { start, end } : null;
};

/**
 * What a reader selects in an element, by pointer, touch or keyboard. It stays when the selection ends outside of the element,
 * as with a tap on a button.
 */
export const useSelectedPlace = (box: RefObject<HTMLElement | null>): [Place | null, () => void] => {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const note = () => {
      const element = box.current;
      if (element === null) return;
      const next = selectedIn(element);
      const anchor = document.getSelection()?.anchorNode ?? null;
      if (next !== null || element.contains(anchor)) setPlace(next);
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [box]);
  const clear = () => {
    document.getSelection()?.removeAllRanges();
    setPlace(null);
  };
  return [place, clear];
};

/** The point of the page at an index of the text of an element. */
const pointAt = (box: Node, index: number): readonly [Node, number] => {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let left = index;
  let last: readonly [Node, number] = [box, 0];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
    last = [node, length];
  }
  return last;
};

/** Selects words in an element and scrolls to them. */
export const selectPlace = (box: HTMLElement | null, { start, end }: Place): void => {
  if (box === null) return;
  const range = document.createRange();
  range.setStart(...pointAt(box, start));
  range.setEnd(...pointAt(box, end));
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
};
