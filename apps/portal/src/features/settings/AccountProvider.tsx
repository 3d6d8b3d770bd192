import { createQueryClient } from '@michi/api/query';
import { getShowAccountQueryKey, type Account } from '@michi/api/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** An account with a password and nothing else. */
const plainAccount: Account = {
  email: 'hana@michi.example',
  isEmailVerified: true,
  hasPassword: true,
  passwordChangedAt: '2026-06-02T03:10:00.000Z',
  isTwoStepOn: false,
  recoveryCodesLeft: 0,
  providers: [],
  createdAt: '2026-04-08T01:00:00.000Z',
};

export interface AccountProviderProps {
  readonly account: Partial<Account>;
  readonly children: ReactNode;
}

/** Caches an account that the contract has no example of; for stories and tests. */
export function AccountProvider({ account, children }: AccountProviderProps) {
  const [client] = useState(() => {
    const own = createQueryClient();
    const key = getShowAccountQueryKey();
    own.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false });
    own.setQueryData(key, { ...plainAccount, ...account });
    return own;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
