import { Card, CardSection } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/errors/isNotFound.ts';
import { toSeminarCompany, toSeminars, type SeminarAudience } from '../../../shared/navigation/paths.ts';
import { seminarQuery } from '../queries.ts';
import { SeminarContents, type SeminarLevel } from './SeminarContents.tsx';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface SeminarPanelProps {
  /** Id in the address; empty if there is none. */
  readonly id: string;
  /** The list to link to if the seminar is missing. */
  readonly audience: SeminarAudience;
  /** 1 as a page of its own, 2 beside the list. */
  readonly level: SeminarLevel;
  /** Address of its company; default: in the same area of the portal. */
  readonly companyLink?: (companyId: string) => string;
}

/** A seminar beside the list or as a page, in each state: loading, missing, failed or loaded. */
export function SeminarPanel({
  id,
  audience,
  level,
  companyLink = (companyId) => toSeminarCompany(audience, companyId),
}: SeminarPanelProps) {
  const { t } = useTranslation('seminars');
  const { data, error, isPending, refetch } = useQuery(seminarQuery(id));
  if (data !== undefined) return <SeminarContents detail={data} level={level} companyLink={companyLink} />;
  if (id !== '' && isPending)
    return (
      <Awaited level={level}>
        <SeminarSkeleton label={t('detail.loading')} />
      </Awaited>
    );
  return (
    <Card>
      {id === '' || isNotFound(error) ? (
        <EmptyState
          level={level}
          title={t('detail.notFound')}
          description={t('detail.notFoundNote')}
          actions={
            <LinkButton variant={level === 1 ? 'primary' : 'secondary'} to={toSeminars(audience)}>
              {t('empty.browse')}
            </LinkButton>
          }
        />
      ) : (
        <FailedState level={level} title={t('detail.failed')} onTryAgain={refetch} />
      )}
    </Card>
  );
}

function SeminarSkeleton({ label }: { readonly label: string }) {
  return (
    <Card padding="none">
      <CardSection>
        <Stack gap="small">
          <Inline gap="xsmall">
            <Skeleton kind="badge" />
            <Skeleton kind="badge" />
          </Inline>
          <Skeleton kind="title" width="threeQuarters" />
          <Skeleton width="half" />
        </Stack>
      </CardSection>
      <CardSection>
        <Skeleton kind="block" />
      </CardSection>
      <CardSection>
        <Stack gap="large">
          <SkeletonOutline kind="text" label={label} />
          <SkeletonOutline kind="steps" count={3} />
        </Stack>
      </CardSection>
    </Card>
  );
}
