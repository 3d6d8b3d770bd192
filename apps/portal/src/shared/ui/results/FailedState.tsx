import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { EmptyState, type EmptyStateProps } from '@michi/design-system/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FailedStateProps extends Omit<EmptyStateProps, 'actions'> {
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

export interface FailedAlertProps {
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
