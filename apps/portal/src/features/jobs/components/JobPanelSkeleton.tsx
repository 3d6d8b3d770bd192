import { Card, CardSection } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

/** Skeleton of a job. */
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
      <CardSection>
        <Stack gap="medium">
          <VisuallyHidden>
            <span role="status">{t('loading')}</span>
          </VisuallyHidden>
          <Skeleton kind="block" />
          <Skeleton kind="title" width="third" />
          <Skeleton kind="picture" />
        </Stack>
      </CardSection>
    </Card>
  );
}
