import { createQueryClient } from '@michi/api/query';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Puts an answer in place and keeps it there. */
export type Give = (key: readonly unknown[], data: unknown) => void;

/** Lets a query fail and keeps it so. */
export type Refuse = (key: readonly unknown[], error: Error) => void;

export interface GivenQueriesProps {
  /** Gives the answers that the contract has no example of; may fetch an example to change. */
  readonly fill: (give: Give, refuse: Refuse) => Promise<void>;
  readonly children: ReactNode;
}

const prepare = async (fill: GivenQueriesProps['fill']): Promise<QueryClient> => {
  const client = createQueryClient();
  await fill(
    (key, data) => {
      client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false });
      client.setQueryData(key, data);
    },
    (queryKey, error) => {
      client.setQueryDefaults(queryKey, { retryOnMount: false });
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    },
  );
  return client;
};

/** A screen with answers of the services that no example has; for stories and tests. */
export function GivenQueries({ fill, children }: GivenQueriesProps) {
  const [client, setClient] = useState<QueryClient>();
  const first = useRef(fill);
  useEffect(() => void prepare(first.current).then(setClient), []);
  return client === undefined ? null : <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
