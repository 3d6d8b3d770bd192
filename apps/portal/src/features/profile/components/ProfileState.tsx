import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton, SkeletonGroup } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import { HeadSkeleton } from '../../../shared/ui/detail/DetailState.tsx';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import type { ProfilesQuery } from '../useProfiles.ts';

export interface ProfileStateProps {
  readonly query: Pick<ProfilesQuery, 'isError' | 'refetch'>;
  /** Whether the person's head is above the sections, as in the full profile. */
  readonly hasHead?: boolean;
}

/** The profile while it loads, and when it could not be loaded. */
export function ProfileState({ query: { isError, refetch }, hasHead = false }: ProfileStateProps) {
  const { t } = useTranslation('profile');
  if (isError) {
    return (
      <Card>
        <FailedState title={t('failed')} onTryAgain={refetch} />
      </Card>
    );
  }
  return (
    <Awaited>
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="medium">
          <VisuallyHidden>
            <span role="status">{t('loading')}</span>
          </VisuallyHidden>
          {hasHead && (
            <Card>
              <HeadSkeleton />
            </Card>
          )}
          {Array.from({ length: 3 }, (_, index) => (
            <SectionSkeleton key={index} />
          ))}
        </Stack>
        <Card>
          <SkeletonGroup>
            <Stack gap="small">
              <Skeleton kind="title" width="half" />
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} width="threeQuarters" />
              ))}
            </Stack>
          </SkeletonGroup>
        </Card>
      </Grid>
    </Awaited>
  );
}

function SectionSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Stack gap="small">
          <Skeleton kind="title" width="third" />
          <Skeleton width="threeQuarters" />
          <Skeleton width="half" />
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}
