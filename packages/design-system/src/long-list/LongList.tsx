import { measureElement, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { flushSync } from 'react-dom';
import { onePerFrame } from './onePerFrame.ts';
import * as styles from './LongList.css.ts';

/** Rows rendered above and below the visible ones, so that they are ready when scrolled to. */
const BEYOND = 4;

/**
 * Where the last list began, from the top of the page in px: most likely where the next one will, so that the browser
 * need not lay out the page to say so before there is a row. Rows are chosen by it, not placed.
 */
let lastTop = 0;

export interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Estimated height of a row before it is rendered, in px: the closer, the steadier the scroll bar. */
  readonly rowHeight: number;
  /** Draws a row as a `div`. A new function draws every row in sight again. */
  readonly renderRow: (item: Item) => ReactNode;
}

/**
 * Hundreds of rows of which only those near the window are drawn, so that they scroll smoothly on a slow phone. Rows
 * may differ in height; each says its place among all to a screen reader. For fewer than a hundred, a plain list is
 * better: it can be searched in the page and printed whole.
 */
export function LongList<Item>({ items, rowHeight, renderRow }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(lastTop);
  const [isShown, setIsShown] = useState(false);
  // Without it the list would first render empty, and again after measuring.
  const [firstWindow] = useState(() => ({ width: globalThis.innerWidth, height: globalThis.innerHeight }));
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: BEYOND,
    scrollMargin: top,
    useFlushSync: false,
    initialRect: firstWindow,
    measureElement: sizeOnceKnown,
    scrollToFn: scrollByChange,
  });
  // The content above the list may grow or shrink at any time. It is measured once at the beginning, with the first frame's layout.
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => {
      if (list.current === null) return;
      lastTop = list.current.getBoundingClientRect().top + globalThis.scrollY;
      setTop(lastTop);
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const draw = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? null : renderRow(item);
    },
    [items, renderRow],
  );
  const rows = virtualizer.getVirtualItems();
  const hasRows = rows.length > 0;
  const inSight = virtualizer.range;
  useEffect(() => setIsShown(hasRows), [hasRows]);
  const above = (rows[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  return (
    <ul ref={list} className={styles.list} style={{ paddingBlockStart: above, paddingBlockEnd: below }}>
      {rows.map(({ index, key, size }) => (
        <Row
          key={key}
          index={index}
          count={items.length}
          draw={draw}
          isAtOnce={!isShown && inSight !== null && index >= inSight.startIndex && index <= inSight.endIndex}
          height={size}
          measure={virtualizer.measureElement}
        />
      ))}
    </ul>
  );
}

/**
 * The size of a row as the observer reports it. Measuring directly would force a layout of the page for each new row.
 */
const sizeOnceKnown: typeof measureElement<HTMLLIElement> = (row, entry, list) => {
  if (entry !== undefined) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  return list.measurementsCache[index]?.size ?? list.options.estimateSize(index);
};

/**
 * Corrects the scroll position when rows above change height. Initially the page is at the right position: scrolling
 * it there again would force a layout before there is a row.
 */
const scrollByChange: typeof windowScroll<Window> = (offset, options, list) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, list);
};

interface RowProps {
  readonly index: number;
  /** How many rows there are. */
  readonly count: number;
  readonly draw: (index: number) => ReactNode;
  /** Whether it is visible when the list first renders, as opposed to scrolled into view later. */
  readonly isAtOnce: boolean;
  /** How high the place is that is kept for it until it is drawn, in px. */
  readonly height: number;
  /** Watches how high it is once it is drawn. */
  readonly measure: RefCallback<HTMLLIElement>;
}

/** A row, held as it is while the list scrolls past. Rows that come into sight are drawn one after the other. */
const Row = memo(
  function Row({ index, count, draw, isAtOnce, height, measure }: RowProps) {
    const [isDrawn, setIsDrawn] = useState(isAtOnce);
    useEffect(() => {
      if (isDrawn) return;
      // React would draw the rows of several turns together.
      return onePerFrame(() => flushSync(() => setIsDrawn(true)));
    }, [isDrawn]);
    return (
      <li
        ref={isDrawn ? measure : undefined}
        data-index={index}
        aria-setsize={count}
        aria-posinset={index + 1}
        className={styles.ruled}
        style={isDrawn ? undefined : { blockSize: height }}
      >
        {isDrawn && draw(index)}
      </li>
    );
  },
  (before, after) =>
    before.index === after.index && before.count === after.count && before.draw === after.draw,
);
