import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/toasts/notify.ts';
import { errorMessage } from './errorMessage.ts';
import { needsMessage } from './reportFailures.ts';

/**
 * Tells a failed call in a red toast (specs/COVERAGE.md, section 8). For calls that are made without React Query, such as uploads;
 * those made with it are told by `useFailureReports`.
 */
export const useFailureToast = (): ((error: unknown) => void) => {
  const { t } = useTranslation('shared');
  return useCallback((error) => needsMessage(error) && notify.error(errorMessage(error, t)), [t]);
};
