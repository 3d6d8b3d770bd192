import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { LetterSheet } from '@michi/design-system/letter-sheet';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { HeadSkeleton } from '../../../shared/ui/detail/DetailSkeleton.tsx';

export function OfferSkeleton() {
  const { t } = useTranslation('offers');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
      <LetterSheet>
        <Stack gap="xlarge">
          <HeadSkeleton />
          <Stack gap="medium">
            <Skeleton kind="title" width="half" />
            <SkeletonOutline kind="text" count={3} />
          </Stack>
          <SkeletonOutline kind="terms" count={8} label={t('loading')} />
        </Stack>
      </LetterSheet>
      <Stack gap="large">
        <Card>
          <Stack gap="medium">
            <Skeleton kind="badge" />
            <Skeleton kind="title" width="threeQuarters" />
            <SkeletonOutline kind="text" count={2} />
            <Skeleton kind="field" />
            <Skeleton kind="field" />
          </Stack>
        </Card>
        <Card>
          <SkeletonOutline kind="steps" count={3} />
        </Card>
      </Stack>
    </Grid>
  );
}
