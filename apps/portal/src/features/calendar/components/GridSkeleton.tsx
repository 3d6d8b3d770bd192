import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

/** Places that stand where the days of a month will: five weeks. */
const places = 35;

/** The shape of a calendar that is on its way. */
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
      <Grid columns={{ phone: 7 }} gap="large">
        {Array.from({ length: places }, (_, index) => (
          <Stack key={index} gap="xsmall">
            <Skeleton kind="line" width="third" />
            <Skeleton kind="title" width="full" />
            <Skeleton kind="line" width="full" />
          </Stack>
        ))}
      </Grid>
    </Card>
  );
}
