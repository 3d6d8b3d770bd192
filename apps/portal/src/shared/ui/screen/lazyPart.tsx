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
  // React caches a rejected `lazy`. It is replaced only in `onFailed`: React renders a second time after an error,
  // which would loop.
  const resetLazy = () => {
    Content = lazy<ComponentType<Props>>(load);
  };
  return function OwnPlace(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <PartBoundary
        key={attempt}
        failed={failedWith(props, () => setAttempt(attempt + 1))}
        onFailed={resetLazy}
      >
        <Content {...props} />
      </PartBoundary>
    );
  };
};

/**
 * A part of a screen whose code is loaded on first render; a surrounding `Suspense` shows a placeholder. If that fails,
 * offline or after a new release, an error with a retry button replaces the part. A lint rule allows React's `lazy` only in
 * this file.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => inOwnPlace(load, (_props, tryAgain) => <FailedPart onTryAgain={tryAgain} />);

/** As {@link lazyPart}, for dialogs: the error is a dialog too. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> =>
  inOwnPlace(load, ({ onClose }, tryAgain) => <FailedDialog onTryAgain={tryAgain} onClose={onClose} />);

/** An optional part: if it fails to load, the screen works without it, and loading is retried in the background. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => lazy<ComponentType<Props>>(() => fetchPart(load));
