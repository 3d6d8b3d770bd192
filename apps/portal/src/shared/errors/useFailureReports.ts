import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/toasts/notify.ts';
import { errorMessage } from './errorMessage.ts';
import { needsMessage, reportFailures } from './reportFailures.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Shows a failed call made without React Query, such as an upload, in a red toast (specs/COVERAGE.md, section 8). */
export const useFailureToast = (): ((error: unknown) => void) => {
  const { t } = useTranslation('shared');
  return useCallback((error) => needsMessage(error) && notify.error(errorMessage(error, t)), [t]);
};

interface Presses {
  readonly isPressing: () => boolean;
  readonly stop: () => void;
}

/** Tracks clicks of mouse, finger or key: a press lasts until all listeners have run, and ends before a response arrives. */
const followPresses = (): Presses => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
    });
  };
  globalThis.addEventListener('click', begin, { capture: true });
  return {
    isPressing: () => timer !== undefined,
    stop: () => {
      globalThis.removeEventListener('click', begin, { capture: true });
      clearTimeout(timer);
    },
  };
};

/** Shows the failures of a query client in red toasts. Call it once per provider of a client. */
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
