import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

export function PreviewSkeleton() {
  const { t } = useTranslation('resume');
  return (
    <Stack gap="large">
      <Skeleton kind="title" width="third" />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Card>
          <SkeletonOutline kind="text" count={16} label={t('loading')} />
        </Card>
        <Card>
          <SkeletonOutline kind="fields" count={3} />
        </Card>
      </Grid>
    </Stack>
  );
}
