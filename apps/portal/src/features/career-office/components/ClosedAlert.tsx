import { Alert } from '@michi/design-system/alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ClosedAlertProps {
  /** Why nothing can be booked now, in a sentence; with null nothing is shown. */
  readonly closed: string | null;
  /** A way on. */
  readonly actions?: ReactNode;
}

/** Says that nothing can be booked now, and why. */
export function ClosedAlert({ closed, actions }: ClosedAlertProps) {
  const { t } = useTranslation('career-office');
  if (closed === null) return null;
  return (
    <Alert tone="warning" silent title={t('closed.title')} actions={actions}>
      {closed}
    </Alert>
  );
}
