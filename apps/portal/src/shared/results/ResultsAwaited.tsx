import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { useTranslation } from 'react-i18next';

export interface ResultsAwaitedProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly words: { readonly loading: string; readonly failed: string };
  /** Rows of the skeleton. */
  readonly count: number;
}

/** Where a list will stand: in its shape while it loads, and the way to ask again where it did not come. */
export function ResultsAwaited({ hasFailed, onRetry, words, count }: ResultsAwaitedProps) {
  const { t } = useTranslation('shared');
  return hasFailed ? (
    <Card>
      <EmptyState title={words.failed} actions={<Button onClick={onRetry}>{t('actions.tryAgain')}</Button>} />
    </Card>
  ) : (
    <Card padding="none">
      <SkeletonRows label={words.loading} count={count} />
    </Card>
  );
}
