import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureReports } from '../errors/useFailureReports.ts';

export interface TestQueryProviderProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** The server's data around a test, with its failures told as the portal tells them. */
export function TestQueryProvider({ client, children }: TestQueryProviderProps) {
  useFailureReports(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
