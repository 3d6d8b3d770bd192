import { createQueryClient } from '@michi/api/query';
import {
  getListSessionsQueryKey,
  getShowAccountQueryKey,
  type Account,
  type ActiveSession,
} from '@michi/api/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** An account with a password and nothing else. */
export const plainAccount: Account = {
  email: 'hana@michi.example',
  isEmailVerified: true,
  hasPassword: true,
  passwordChangedAt: '2026-06-02T03:10:00.000Z',
  isTwoStepOn: false,
  recoveryCodesLeft: 0,
  providers: [],
  createdAt: '2026-04-08T01:00:00.000Z',
};

export interface GivenProps {
  readonly account?: Partial<Account>;
  readonly sessions?: readonly ActiveSession[];
  readonly children: ReactNode;
}

/** Puts an account or sessions in place that the contract has no example of; for stories and tests. */
export function Given({ account, sessions, children }: GivenProps) {
  const [client] = useState(() => {
    const own = createQueryClient();
    const give = (key: readonly unknown[], data: unknown) => {
      own.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false });
      own.setQueryData(key, data);
    };
    if (account !== undefined) give(getShowAccountQueryKey(), { ...plainAccount, ...account });
    if (sessions !== undefined) give(getListSessionsQueryKey(), sessions);
    return own;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
