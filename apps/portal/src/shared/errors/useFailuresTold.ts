import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportFailures } from './reportFailures.ts';
import { useFailureToast } from './useFailureToast.ts';

/** Tells the failed calls of a query client in red toasts. Belongs to every place that provides one. */
export const useFailuresTold = (client: QueryClient): void => {
  const tell = useFailureToast();
  useEffect(() => reportFailures(client, tell), [client, tell]);
};
