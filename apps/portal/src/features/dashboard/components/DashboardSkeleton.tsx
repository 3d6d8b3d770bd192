import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

/** The dashboard's cards while their contents are on the way. */
export function DashboardSkeleton({ isPhone }: { readonly isPhone: boolean }) {
  const { t } = useTranslation('dashboard');
  const pipeline = (
    <Card title={t('pipeline.title')}>
      <Skeleton kind="picture" />
    </Card>
  );
  const steps = (
    <Card title={t('steps.title')} ruled padding="none">
      <SkeletonRows label={t('loading')} count={3} />
    </Card>
  );
  return (
    <Stack gap="large">
      {isPhone ? steps : pipeline}
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        {isPhone ? pipeline : steps}
        <Card title={t('coming.title')}>
          <Stack gap="medium">
            <Skeleton kind="title" width="threeQuarters" />
            <Skeleton width="half" />
            <Skeleton kind="title" width="full" />
            <Skeleton width="third" />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}

/** Placeholder for the sentence of what is due: two lines on a phone. */
export function DueSkeleton() {
  return (
    <Stack gap="xsmall">
      <Skeleton kind="title" width="full" />
      <Skeleton kind="title" width="half" />
    </Stack>
  );
}
