import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { NoticeDialog } from '@michi/design-system/notice-dialog';
import { useTranslation } from 'react-i18next';
import { type ReactNode, Component, lazy, useState, type ComponentType } from 'react';
import { backoffUntilOnline } from '../../offline/connection.ts';
import { logger } from '../../settings/logger.ts';

interface FailedPartProps {
  readonly onTryAgain: () => void;
}

/** Replaces a part whose code could not be loaded. */
function FailedPart({ onTryAgain }: FailedPartProps) {
  const { t } = useTranslation('shared');
  return (
    <Alert
      tone="danger"
      title={t('part.failed')}
      actions={
        <Button size="small" onClick={onTryAgain}>
          {t('actions.tryAgain')}
        </Button>
      }
    >
      {t('part.text')}
    </Alert>
  );
}

interface FailedDialogProps extends FailedPartProps {
  readonly onClose: () => void;
}

/** The same for a dialog. All its code is in the first load. */
function FailedDialog({ onTryAgain, onClose }: FailedDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <NoticeDialog
      title={t('part.failed')}
      description={t('part.text')}
      closeLabel={t('actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button variant="primary" onClick={onTryAgain}>
            {t('actions.tryAgain')}
          </Button>
        </>
      }
    />
  );
}

/** Attempts to load a part while there is a network. */
const mostTries = 5;

const never = new AbortController().signal;

/**
 * Loads an optional part. A failure is retried when the network is back; after a few more the part is omitted until the
 * next visit.
 * @returns the part, or one that renders nothing
 */
export const fetchPart = async <Part,>(
  load: () => Promise<Part>,
): Promise<Part | { default: () => ReactNode }> => {
  for (let tries = 1; tries <= mostTries; tries += Number(navigator.onLine)) {
    try {
      return await load();
    } catch {
      // Without a network no request succeeds.
      await backoffUntilOnline(navigator.onLine ? tries : mostTries + 1, never);
    }
  }
  return { default: () => null };
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

const withBoundary = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  failedWith: (props: Props, tryAgain: () => void) => ReactNode,
): ComponentType<Props> => {
  let Content = lazy<ComponentType<Props>>(load);
  // React caches a rejected `lazy`. It is replaced only in `onFailed`: React renders a second time after an error,
  // which would loop.
  const resetLazy = () => {
    Content = lazy<ComponentType<Props>>(load);
  };
  return function LazyPart(props: Props) {
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
): ComponentType<Props> => withBoundary(load, (_props, tryAgain) => <FailedPart onTryAgain={tryAgain} />);

/** As {@link lazyPart}, for dialogs: the error is a dialog too. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> =>
  withBoundary(load, ({ onClose }, tryAgain) => <FailedDialog onTryAgain={tryAgain} onClose={onClose} />);

/** An optional part: if it fails to load, the screen works without it, and loading is retried in the background. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => lazy<ComponentType<Props>>(() => fetchPart(load));
