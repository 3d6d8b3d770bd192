import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';
import { TabFace, type TabLabels } from './TabFace.tsx';
import { useTabStrip } from './useTabStrip.ts';

export { TabLinks, type TabLinkItem, type TabLinksProps } from './TabLinks.tsx';
export type { TabLabels } from './TabFace.tsx';

export interface TabItem extends TabLabels {
  readonly value: string;
  /** Contents of the tab. Required unless the same `children` serve every tab. */
  readonly panel?: ReactNode | undefined;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** The tabs in order, each with the value of its panel. */
  readonly items: readonly TabItem[];
  /** The value of the tab whose panel is shown. */
  readonly value: string;
  /** Called with the value of the tab that was chosen, by pointer or arrow key. */
  readonly onValueChange: (value: string) => void;
  /** Shared panel of all tabs; instead of `panel` in each item. */
  readonly children?: ReactNode | undefined;
}

/** Tabs above their panel; the list scrolls horizontally if it does not fit. For tabs with an address use `TabLinks`. */
export function Tabs({ label, items, value, onValueChange, children }: TabsProps) {
  const { list, more } = useTabStrip<HTMLDivElement>(value);
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <div className={styles.strip}>
        <Radix.List ref={list} aria-label={label} data-more={more} className={styles.list}>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} className={styles.tab}>
              <TabFace labels={item} selected={item.value === value} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          forceMount
          hidden={item.value !== value}
          className={styles.panel}
        >
          {item.value === value && (item.panel ?? children)}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
