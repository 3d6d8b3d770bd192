import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailuresTold } from '../errors/useFailuresTold.ts';

export interface ToldDataProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** The server's data around a test, with its failures told as the portal tells them. */
export function ToldData({ client, children }: ToldDataProps) {
  useFailuresTold(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
