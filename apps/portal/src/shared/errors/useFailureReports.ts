import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/toasts/notify.ts';
import { errorMessage } from './errorMessage.ts';
import { followPresses } from './followPresses.ts';
import { reportFailures } from './reportFailures.ts';
import { useFailureToast } from './useFailureToast.ts';

/** Shows the failures of a query client in red toasts. Use it once for every provider of a client. */
export const useFailureReports = (client: QueryClient): void => {
  const { t } = useTranslation('shared');
  const report = useFailureToast();
  useEffect(() => {
    const presses = followPresses();
    const stop = reportFailures(client, {
      report,
      takeBack: (error) => notify.takeBack(errorMessage(error, t)),
      isPressing: presses.isPressing,
    });
    return () => {
      stop();
      presses.stop();
    };
  }, [client, report, t]);
};
