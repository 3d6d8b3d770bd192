import type { ComponentType } from 'react';
import { createLazyPart, type LazyPart } from '../shared/screen/lazyPart.tsx';

/** A screen whose code and words are fetched together, when it is first visited. */
export interface LazyScreen extends LazyPart<object> {
  /** The parts of the portal whose words it says. */
  readonly namespaces: readonly string[];
}

/**
 * Makes a screen of what it is fetched by.
 * @param fetchAll fetches its code and words; tried again after a failure
 */
export const createLazyScreen = (
  namespaces: readonly string[],
  fetchAll: () => Promise<ComponentType>,
): LazyScreen => ({ ...createLazyPart(fetchAll), namespaces });
