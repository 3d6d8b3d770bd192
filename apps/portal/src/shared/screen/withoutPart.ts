import type { ReactNode } from 'react';

/**
 * Stands in for a part that draws nothing of a screen's own and could not be fetched, as without a network: the screen goes
 * on without it until the next visit.
 */
export const withoutPart = (): { readonly default: () => ReactNode } => ({ default: () => null });
