import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isTabChange } from '../shared/screen/tabChange.ts';

export interface PortalRouterProps {
  /**
   * Whether what going from one path to another shows can be drawn at once, and is to be.
   * @param isByTab whether the way leads by a tab
   */
  readonly isAtHand: (from: string, to: string, isByTab: boolean) => boolean;
  readonly children: ReactNode;
}

/**
 * Shows what the browser's address names. The router's own `BrowserRouter` makes every change a transition, which keeps the
 * screen before until the next has come and is drawn in small steps; a screen that is there already, or a tab of one, is drawn
 * within the click instead, and on the frame after it.
 */
export function PortalRouter({ isAtHand, children }: PortalRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, show] = useState(() => ({
    location: history.location,
    action: history.action,
  }));
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const isNow = isAtHand(pathname, next.location.pathname, isTabChange(next.location.state));
      pathname = next.location.pathname;
      if (isNow) show(next);
      else startTransition(() => show(next));
    });
  }, [history, isAtHand]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
