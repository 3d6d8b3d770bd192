import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { logger } from '../../settings/logger.ts';
import { FailedDialog, FailedPart } from './FailedPart.tsx';
import { fetchPart } from './fetchPart.ts';

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
  let Content = lazy<ComponentType<Props>>(load);
  // React keeps what has failed. Not before it is told: React draws it a second time by itself, and would go on without an end.
  const startAnew = () => {
    Content = lazy<ComponentType<Props>>(load);
  };
  return function OwnPlace(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <PartBoundary
        key={attempt}
        failed={failedWith(props, () => setAttempt(attempt + 1))}
        onFailed={startAnew}
      >
        <Content {...props} />
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
