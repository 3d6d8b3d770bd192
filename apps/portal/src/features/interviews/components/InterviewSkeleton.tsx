import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

export function InterviewSkeleton() {
  const { t } = useTranslation('interviews');
  return (
    <Stack gap="large">
      <Inline gap="medium" wrap={false} align="start">
        <Skeleton kind="avatar" />
        <Stack gap="xsmall" grow>
          <Skeleton kind="badge" />
          <Skeleton kind="title" width="third" />
          <Skeleton width="half" />
        </Stack>
      </Inline>
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <Card>
          <Stack gap="large">
            <Inline gap="medium" wrap={false}>
              <Skeleton kind="avatar" />
              <Stack gap="xsmall" grow>
                <Skeleton kind="title" width="third" />
                <Skeleton width="half" />
              </Stack>
            </Inline>
            <Skeleton kind="block" />
            <SkeletonOutline kind="terms" count={5} label={t('loading')} />
          </Stack>
        </Card>
        <Card>
          <Stack gap="large">
            <Skeleton kind="title" width="half" />
            <SkeletonOutline kind="steps" count={3} />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
