import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureReports } from '../errors/useFailureReports.ts';

export interface TestQueryProviderProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** Query provider for tests, with failures reported as in the portal. */
export function TestQueryProvider({ client, children }: TestQueryProviderProps) {
  useFailureReports(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
