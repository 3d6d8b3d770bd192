import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { logger } from '../log/logger.ts';
import { FailedDialog, FailedPart } from './FailedPart.tsx';
import { fetchPart } from './fetchPart.ts';

/** A part of the portal whose code is fetched when it is first needed. */
export interface LazyPart<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Begins to fetch it ahead of time. */
  readonly preload: () => Promise<{ readonly default: ComponentType<Props> }>;
  /**
   * Lets the next time it is drawn fetch it again, once a failure is told. Not before: React draws what has failed a second time
   * by itself, and would go on without an end.
   */
  readonly startAnew: () => void;
}

/**
 * Makes a part of what it is fetched by. One that is there before it is drawn is drawn with what stands around it, where React's
 * `lazy` alone waits for a turn of its own, and then shows what stands in for it for 300 ms at least.
 * @param fetchAll fetches all of it; tried again after a failure
 */
export const createLazyPart = <Props extends object>(
  fetchAll: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined;
  let there: ComponentType<Props> | undefined;
  let later: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    there = await fetchAll();
    return { default: there };
  };
  const preload = () =>
    (loading ??= fetchOnce().catch((cause: unknown) => {
      // What could not be fetched ahead is tried again when it is needed.
      loading = undefined;
      throw cause;
    }));
  return {
    Component: function Part(props: Props) {
      // Chosen once: another component in its place would lose what was typed there.
      const [Content] = useState<ComponentType<Props>>(() => there ?? (later ??= lazy(preload)));
      return <Content {...props} />;
    },
    preload,
    startAnew: () => {
      later = undefined;
    },
  };
};

interface BoundaryProps {
  readonly failed: ReactNode;
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    logger.error('A part could not be loaded', error);
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

const inOwnPlace = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  failedWith: (props: Props, tryAgain: () => void) => ReactNode,
): ComponentType<Props> => {
  const part = createLazyPart(async () => (await load()).default);
  return function OwnPlace(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <PartBoundary
        key={attempt}
        failed={failedWith(props, () => setAttempt(attempt + 1))}
        onFailed={part.startAnew}
      >
        <part.Component {...props} />
      </PartBoundary>
    );
  };
};

/**
 * A part of a screen whose code is fetched when it is first drawn; a `Suspense` around it says what stands there meanwhile. Code
 * that does not come, offline or after a new release, is told where the part would stand, with a button to try again; the rest
 * of the portal goes on. This file is the only one that uses React's `lazy`, which a lint rule holds.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => inOwnPlace(load, (_props, tryAgain) => <FailedPart onTryAgain={tryAgain} />);

/** As {@link lazyPart}, for what stands over the page: a dialog that cannot be loaded is told in a dialog. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> =>
  inOwnPlace(load, ({ onClose }, tryAgain) => <FailedDialog onTryAgain={tryAgain} onClose={onClose} />);

/** A part that a screen goes on without where it cannot be fetched; it is asked for again meanwhile. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => lazy<ComponentType<Props>>(() => fetchPart(load));
