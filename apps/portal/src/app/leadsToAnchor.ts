import type { Location } from 'react-router-dom';

/** Whether a way leads to an anchor of the same page: the page itself shows it. */
export const leadsToAnchor = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.hash !== to.hash && to.hash !== '';
