import { Card } from '@michi/design-system/card';
import { EmptyState, type EmptyStateProps } from '@michi/design-system/empty-state';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../offline/connection.ts';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';

/** Milliseconds after which what this device has saved has been read and is shown. */
const maxReadMilliseconds = 1_000;

/** Whether queries have been paused long enough for saved data to be there if there were any. */
const useIsNotSaved = (): boolean => {
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isOnline) return undefined;
    const timer = setTimeout(() => setLate(true), maxReadMilliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOnline]);
  return !isOnline && isLate;
};

interface AwaitedProps {
  /** Rank of the title that replaces the skeleton offline. Default: 2. */
  readonly level?: EmptyStateProps['level'];
  /** The skeleton is in a card or a pane of its own. */
  readonly isInCard?: boolean;
  /** The skeleton. */
  readonly children: ReactNode;
}

/**
 * The skeleton of data that have not arrived. Offline none arrive, and without saved ones it would stay for ever: then it says
 * instead that they are not saved on this device.
 */
export function Awaited({ level, isInCard = false, children }: AwaitedProps) {
  const { t } = useTranslation('shared');
  if (!useIsNotSaved()) return children;
  const state = { level, title: t('notSaved.title'), description: t('notSaved.text') };
  if (isInCard) return <EmptyState plain size="card" {...state} />;
  return (
    <Card>
      <EmptyState {...state} />
    </Card>
  );
}

interface FailedStateProps extends Omit<EmptyStateProps, 'actions'> {
  readonly onTryAgain: () => unknown;
}

/** Replaces data that could not be loaded, with a retry button. */
export function FailedState({ onTryAgain, ...state }: FailedStateProps) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState
      {...state}
      actions={<Button onClick={() => void onTryAgain()}>{t('actions.tryAgain')}</Button>}
    />
  );
}

interface FailedAlertProps {
  readonly children: ReactNode;
  readonly onTryAgain: () => unknown;
}

/** The same within a page, as an alert that is not announced. */
export function FailedAlert({ children, onTryAgain }: FailedAlertProps) {
  const { t } = useTranslation('shared');
  return (
    <Alert
      tone="danger"
      silent
      actions={
        <Button size="small" onClick={() => void onTryAgain()}>
          {t('actions.tryAgain')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
