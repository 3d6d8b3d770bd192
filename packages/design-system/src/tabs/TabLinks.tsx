import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './Tabs.css.ts';
import { TabFace, type TabLabels } from './TabFace.tsx';
import { useTabStrip } from './useTabStrip.ts';

export interface TabLinkItem extends TabLabels {
  readonly value: string;
  readonly link: LinkElement;
}

export interface TabLinksProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** The tabs in order, each with the link to its address. */
  readonly items: readonly TabLinkItem[];
  /** The value of the current tab. */
  readonly value: string;
}

/** Links in the look of `Tabs`, for tabs with an address. */
export function TabLinks({ label, items, value }: TabLinksProps) {
  const { list, more } = useTabStrip<HTMLDivElement>(value);
  return (
    <nav aria-label={label} className={styles.strip}>
      <div ref={list} data-more={more} className={styles.list}>
        {items.map((item) => (
          <LinkSlot
            key={item.value}
            link={item.link}
            aria-current={item.value === value ? 'page' : undefined}
            className={styles.tab}
          >
            <TabFace labels={item} selected={item.value === value} />
          </LinkSlot>
        ))}
      </div>
    </nav>
  );
}
