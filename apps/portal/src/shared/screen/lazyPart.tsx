import { lazy, useState, type ComponentType } from 'react';

/** A part of the portal whose code is fetched when it is first needed. */
export interface LazyPart<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Begins to fetch it ahead of time. */
  readonly preload: () => Promise<unknown>;
  /** Whether it can be drawn at once, with nothing of it left to wait for. */
  readonly isAtHand: () => boolean;
}

/**
 * Makes a part of what it is fetched by. One that is there before it is drawn is drawn with what stands around it, where React's
 * `lazy` alone waits for a turn of its own, and then shows what stands in for it for 300 ms at least.
 * @param fetchPart fetches all of it; tried again after a failure
 */
export const createLazyPart = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined;
  let there: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    there = await fetchPart();
    return { default: there };
  };
  const preload = () =>
    (loading ??= fetchOnce().catch((cause: unknown) => {
      // What could not be fetched ahead is tried again when it is needed.
      loading = undefined;
      throw cause;
    }));
  const Later: ComponentType<Props> = lazy(preload);
  return {
    Component: function Part(props: Props) {
      // Chosen once: another component in its place would lose what was typed there.
      const [Content] = useState<ComponentType<Props>>(() => there ?? Later);
      return <Content {...props} />;
    },
    preload,
    isAtHand: () => there !== undefined,
  };
};
