import { createQueryClient } from '@michi/api/query';
import { sharedResumeRequestLimits as limits } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { FullPage } from '@michi/design-system/full-page';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../errors/errorMessage.ts';
import { useFailureReports } from '../errors/useFailureReports.ts';
import { useScreenTitle } from '../navigation/screenTitle.ts';
import { FailedState } from '../ui/results/QueryStates.tsx';
import { VisitorPage } from '../ui/screen/VisitorPage.tsx';

/** The secret of the address; empty if none can be it, such as that of a link that is cut off. */
const tokenIn = (hash: string): string => {
  const token = hash.slice(1);
  const { minLength, maxLength } = limits.token;
  return token.length >= minLength && token.length <= maxLength && /^[\w-]+$/.test(token) ? token : '';
};

/** Key of the query for what is behind a link. */
export const sharedKey = (name: string, token: string) => [name, token] as const;

interface SharedLinkPageProps<Shared> {
  /** What is shared, as a word in {@link sharedKey}. */
  readonly name: string;
  readonly show: (token: string) => Promise<Shared>;
  readonly titleOf: (shared: Shared) => string;
  /** Says that it could not be loaded. */
  readonly failed: string;
  readonly skeleton: ReactNode;
  readonly children: (shared: Shared, token: string) => ReactNode;
}

/** What is behind a private link, open to anyone with the link; its secret is the fragment of the address. */
export function SharedLinkPage<Shared>(props: SharedLinkPageProps<Shared>) {
  // No surrounding component has server data, since the reader is not signed in.
  const [client] = useState(createQueryClient);
  useFailureReports(client);
  return (
    <QueryClientProvider client={client}>
      <SharedLinkState {...props} />
    </QueryClientProvider>
  );
}

function SharedLinkState<Shared>({
  name,
  show,
  titleOf,
  failed,
  skeleton,
  children,
}: SharedLinkPageProps<Shared>) {
  const { t } = useTranslation('sharing');
  const token = tokenIn(useLocation().hash);
  const { data, error, isError, refetch } = useQuery<Shared>({
    queryKey: sharedKey(name, token),
    // Each call counts as a view, so it is made once and not refetched on focus.
    queryFn: () => show(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useScreenTitle(data === undefined ? undefined : titleOf(data));
  const isGone = token === '' || isNotFound(error);
  if (data !== undefined && !isGone) return <VisitorPage>{children(data, token)}</VisitorPage>;
  if (!isGone && !isError) {
    return (
      <VisitorPage>
        <Card>{skeleton}</Card>
      </VisitorPage>
    );
  }
  return (
    <FullPage>
      <Card>
        {isGone ? (
          <EmptyState level={1} title={t('missing')} description={t('missingText')} />
        ) : (
          <FailedState level={1} title={failed} onTryAgain={refetch} />
        )}
      </Card>
    </FullPage>
  );
}
