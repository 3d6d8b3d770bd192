import { Alert } from '@michi/design-system/alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ClosedAlertProps {
  /** Why booking is closed, in a sentence; null if it is open. */
  readonly closed: string | null;
  readonly actions?: ReactNode;
}

/** Says that booking is closed, and why; nothing while it is open. */
export function ClosedAlert({ closed, actions }: ClosedAlertProps) {
  const { t } = useTranslation('career-office');
  if (closed === null) return null;
  return (
    <Alert tone="warning" silent title={t('closed.title')} actions={actions}>
      {closed}
    </Alert>
  );
}
