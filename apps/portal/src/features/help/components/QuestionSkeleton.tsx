import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

/** Skeleton of a question: head, messages, and reply form. */
export function QuestionSkeleton() {
  const { t } = useTranslation('help');
  return (
    <Stack gap="medium">
      <Stack gap="xsmall">
        <Skeleton kind="title" width="half" />
        <Skeleton width="third" />
      </Stack>
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="small">
          <Card padding="small">
            <SkeletonOutline kind="text" count={2} label={t('question.loading')} />
          </Card>
          <Card padding="small">
            <SkeletonOutline kind="text" count={3} />
          </Card>
          <Card>
            <Skeleton kind="block" />
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
