import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

/** Skeleton of the list of posts. */
export function NewsSkeleton() {
  const { t } = useTranslation('news');
  return (
    <Stack gap="medium">
      <PostOutline label={t('loading')} hasPicture />
      <PostOutline />
      <PostOutline />
    </Stack>
  );
}

export function PostSkeleton() {
  const { t } = useTranslation('news');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <PostOutline label={t('post.loading')} hasPicture />
    </Grid>
  );
}

function PostOutline({ label, hasPicture }: { readonly label?: string; readonly hasPicture?: boolean }) {
  return (
    <Card>
      <Stack gap="medium">
        <Inline gap="small" wrap={false}>
          <Skeleton kind="avatar" />
          <Stack gap="xsmall" grow>
            <Skeleton width="third" />
            <Skeleton width="quarter" />
          </Stack>
        </Inline>
        <Skeleton kind="title" width="threeQuarters" />
        {hasPicture === true && <Skeleton kind="picture" />}
        <SkeletonOutline kind="text" count={2} label={label} />
        <Skeleton kind="badge" />
      </Stack>
    </Card>
  );
}
