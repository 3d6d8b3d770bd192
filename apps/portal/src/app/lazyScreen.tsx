import { lazy, useState, type ComponentType } from 'react';

/** A screen whose code and words are fetched together, when it is first visited. */
export interface LazyScreen {
  readonly Component: ComponentType;
  /** Begins to fetch it ahead of time. */
  readonly preload: () => Promise<unknown>;
  /** Whether it can be drawn at once, with nothing of it left to wait for. */
  readonly isAtHand: () => boolean;
  /** The parts of the portal whose words it says. */
  readonly namespaces: readonly string[];
}

/**
 * Makes a screen of what it is fetched by. One that is there before it is drawn is drawn with what stands around it, where
 * React's `lazy` alone waits for a turn of its own.
 * @param fetchAll fetches its code and words; tried again after a failure
 */
export const createLazyScreen = (
  namespaces: readonly string[],
  fetchAll: () => Promise<ComponentType>,
): LazyScreen => {
  let loading: Promise<{ readonly default: ComponentType }> | undefined;
  let there: ComponentType | undefined;
  const fetchScreen = async () => {
    there = await fetchAll();
    return { default: there };
  };
  const preload = () =>
    (loading ??= fetchScreen().catch((cause: unknown) => {
      // What could not be fetched ahead is tried again when it is needed.
      loading = undefined;
      throw cause;
    }));
  const Later = lazy(preload);
  return {
    Component: function Screen() {
      // Chosen once: another component in its place would lose what was typed there.
      const [Content] = useState<ComponentType>(() => there ?? Later);
      return <Content />;
    },
    preload,
    isAtHand: () => there !== undefined,
    namespaces,
  };
};
