import { Card, CardSection } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';

/** A job in outline: its head, and what it says. */
export function JobPanelSkeleton() {
  const { t } = useTranslation('jobs');
  return (
    <Card padding="none">
      <CardSection>
        <Inline gap="medium" wrap={false} align="start">
          <Skeleton kind="avatar" />
          <Stack gap="xsmall" grow>
            <Skeleton kind="title" width="threeQuarters" />
            <Skeleton width="half" />
          </Stack>
        </Inline>
      </CardSection>
      <SkeletonRows label={t('loading')} count={4} />
    </Card>
  );
}
