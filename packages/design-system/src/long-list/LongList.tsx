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

/** Top of the last list, in px from the top of the page: an estimate that saves a layout before the first row. */
let lastTop = 0;

export interface LongListProps<Item> {
  /** All entries, in order; a row is identified by its place in it. */
  readonly items: readonly Item[];
  /** Estimated height of a row in px: the closer, the steadier the scroll bar. */
  readonly rowHeight: number;
  /** Renders a row as a `div`. A new function re-renders every visible row. */
  readonly renderRow: (item: Item) => ReactNode;
}

/**
 * Hundreds of rows, of which only those near the window are rendered. Rows may differ in height. Below a hundred rows
 * use a plain list, which the browser can search and print.
 */
export function LongList<Item>({ items, rowHeight, renderRow }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(lastTop);
  const [isShown, setIsShown] = useState(false);
  // Otherwise the list would first render empty, and again after measuring.
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
  // The content above the list may change its height at any time. It is measured once at the beginning, with the first layout.
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

/** The size of a row from the observer: measuring directly would force a layout for each new row. */
const sizeOnceKnown: typeof measureElement<HTMLLIElement> = (row, entry, list) => {
  if (entry !== undefined) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  return list.measurementsCache[index]?.size ?? list.options.estimateSize(index);
};

/** Corrects the scroll position when rows above change height. Setting it initially would force a layout. */
const scrollByChange: typeof windowScroll<Window> = (offset, options, list) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, list);
};

interface RowProps {
  readonly index: number;
  readonly count: number;
  readonly draw: (index: number) => ReactNode;
  /** Visible when the list first renders, as opposed to scrolled into view later. */
  readonly isAtOnce: boolean;
  /** Reserved height until it is rendered, in px. */
  readonly height: number;
  readonly measure: RefCallback<HTMLLIElement>;
}

/** Rows that scroll into view are rendered one after the other. */
const Row = memo(
  function Row({ index, count, draw, isAtOnce, height, measure }: RowProps) {
    const [isDrawn, setIsDrawn] = useState(isAtOnce);
    useEffect(() => {
      if (isDrawn) return;
      // Otherwise React would batch the rows.
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
