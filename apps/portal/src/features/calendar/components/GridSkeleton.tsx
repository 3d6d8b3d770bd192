import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@michi/design-system/skeleton';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

const places = 35;

/** Skeleton of a calendar while it loads. */
export function GridSkeleton({ isGrid }: { readonly isGrid: boolean }) {
  const { t } = useTranslation('calendar');
  if (!isGrid)
    return (
      <Card padding="none">
        <SkeletonRows label={t('loading')} />
      </Card>
    );
  return (
    <Card>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <SkeletonGroup>
        <Grid columns={{ phone: 7 }} gap="small">
          {Array.from({ length: places }, (_, index) => (
            <Skeleton key={index} kind="block" />
          ))}
        </Grid>
      </SkeletonGroup>
    </Card>
  );
}
