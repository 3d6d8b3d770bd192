import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';
import { type ReactNode, Component, lazy, useState, type ComponentType } from 'react';
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

/**
 * A heavy part of a screen whose code is loaded on first render; a surrounding `Suspense` shows a placeholder. If that fails,
 * offline or after a new release, an error with a retry button replaces the part. A lint rule allows React's `lazy` only in
 * this file.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
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
        failed={<FailedPart onTryAgain={() => setAttempt(attempt + 1)} />}
        onFailed={resetLazy}
      >
        <Content {...props} />
      </PartBoundary>
    );
  };
}
