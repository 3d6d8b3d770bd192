import { createQueryClient } from '@michi/api/query';
import {
  getSharedResumeFile,
  sharedResumeRequestLimits as limits,
  showSharedResume,
  type SharedResume,
} from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { FullPage } from '@michi/design-system/full-page';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../../shared/errors/errorMessage.ts';
import { useFailureReports } from '../../shared/errors/useFailureReports.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { VisitorPage } from '../../shared/ui/screen/VisitorPage.tsx';
import { CopiedResume } from './components/CopiedResume.tsx';
import { PageSkeleton } from './components/PdfPages.tsx';

/** The secret of the address; empty if none can be it, such as that of a link that is cut off. */
const tokenIn = (hash: string): string => {
  const token = hash.slice(1);
  const { minLength, maxLength } = limits.token;
  return token.length >= minLength && token.length <= maxLength && /^[\w-]+$/.test(token) ? token : '';
};

/** A resume behind a private link, open to anyone with the link; its secret is the fragment of the address. */
export function Component() {
  // No surrounding component has server data, since the reader is not signed in.
  const [client] = useState(createQueryClient);
  useFailureReports(client);
  return (
    <QueryClientProvider client={client}>
      <SharedResumeState />
    </QueryClientProvider>
  );
}

function SharedResumeState() {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const token = tokenIn(useLocation().hash);
  const { data, error, isError, refetch } = useQuery<SharedResume>({
    queryKey: ['shared-resume', token],
    // Each call counts as a view, so it is made once and not refetched on focus.
    queryFn: () => showSharedResume({ token }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useScreenTitle(data?.title);
  if (data !== undefined) {
    return (
      <VisitorPage>
        <CopiedResume
          resume={data}
          subtitle={t('shared.until', { date: format.date(data.expiresAt) })}
          fileKey={['shared-resume-file', token]}
          fetchFile={() => getSharedResumeFile({ token })}
        />
      </VisitorPage>
    );
  }
  const isGone = token === '' || isNotFound(error);
  if (!isGone && !isError) {
    return (
      <VisitorPage>
        <Card>
          <PageSkeleton />
        </Card>
      </VisitorPage>
    );
  }
  return (
    <FullPage>
      <Card>
        {isGone ? (
          <EmptyState level={1} title={t('shared.missing')} description={t('shared.missingText')} />
        ) : (
          <FailedState level={1} title={t('shared.failed')} onTryAgain={refetch} />
        )}
      </Card>
    </FullPage>
  );
}
