import { useRef, type ReactNode } from 'react';
import { useRootClass } from '../private/useRootClass.ts';
import * as styles from './AppFrame.css.ts';

export { BottomBar, BottomBarItem, type BottomBarItemProps, type BottomBarProps } from './BottomBar.tsx';
export { NavGroup, type NavGroupProps } from './NavGroup.tsx';
export { NavItem, NavList, type NavItemProps, type NavListProps } from './NavItem.tsx';
export { PhoneBar, TopBar, type PhoneBarProps, type TopBarProps } from './Bars.tsx';
export { Sidebar, type SidebarProps } from './Sidebar.tsx';

export interface AppFrameProps {
  /** Text of the link that skips the navigation. */
  readonly skipLabel: string;
  /** A `Sidebar`; hidden on phones. */
  readonly sidebar?: ReactNode | undefined;
  /** A `TopBar`; hidden on phones. */
  readonly topBar?: ReactNode | undefined;
  /** A `PhoneBar`; hidden from tablets on. */
  readonly phoneBar?: ReactNode | undefined;
  /** A `BottomBar`; hidden from tablets on. */
  readonly bottomBar?: ReactNode | undefined;
  /** The id of the contents, the target of the skip link. Default: `content`. */
  readonly contentId?: string | undefined;
  /** The page: the contents of `main`, beside the sidebar and between the bars. */
  readonly children: ReactNode;
}

/** The frame around every screen: sidebar and top bar on wide screens, bars above and below the contents on phones. */
export function AppFrame({
  skipLabel,
  sidebar,
  topBar,
  phoneBar,
  bottomBar,
  contentId = 'content',
  children,
}: AppFrameProps) {
  const main = useRef<HTMLElement>(null);
  useRootClass(styles.page);
  return (
    <div className={styles.frame}>
      <a
        href={`#${contentId}`}
        className={styles.skip}
        onClick={(event) => {
          // Without changing the address: a new hash would count as another page.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skipLabel}
      </a>
      {sidebar}
      <div className={styles.column}>
        {topBar}
        {phoneBar}
        <main ref={main} id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {bottomBar}
    </div>
  );
}
