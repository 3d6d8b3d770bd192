import { ApiError } from '@michi/api/transport';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { jobTabs } from '../../../shared/navigation/jobTabs.ts';
import { paths, toJobs } from '../../../shared/navigation/paths.ts';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

const ROWS = 8;

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The data once loaded; before that placeholders, after a failure the reason. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const { t } = useTranslation('timesheet');
  if (error instanceof ApiError && error.status === 403) return <NoTimesheet />;
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <Card>
        <FailedState title={t('failed')} onTryAgain={refetch} />
      </Card>
    );
  }
  return (
    <Awaited>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Card>
        <Stack gap="large">
          <Skeleton kind="title" width="third" />
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} width="full" />
          ))}
        </Stack>
      </Card>
    </Awaited>
  );
}

/** Explains who has a timesheet. */
function NoTimesheet() {
  const { t } = useTranslation('timesheet');
  return (
    <Card>
      <EmptyState
        title={t('none.title')}
        description={t('none.text')}
        actions={
          <>
            <LinkButton variant="primary" to={toJobs('PUBLIC', { tab: jobTabs.appliedJobs })}>
              {t('none.jobs')}
            </LinkButton>
            <LinkButton to={paths.dashboard}>{t('none.dashboard')}</LinkButton>
          </>
        }
      />
    </Card>
  );
}
