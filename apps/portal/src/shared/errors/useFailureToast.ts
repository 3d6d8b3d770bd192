import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/toasts/notify.ts';
import { errorMessage } from './errorMessage.ts';
import { needsMessage } from './reportFailures.ts';

/** Shows a failed call made without React Query, such as an upload, in a red toast (specs/COVERAGE.md, section 8). */
export const useFailureToast = (): ((error: unknown) => void) => {
  const { t } = useTranslation('shared');
  return useCallback((error) => needsMessage(error) && notify.error(errorMessage(error, t)), [t]);
};
