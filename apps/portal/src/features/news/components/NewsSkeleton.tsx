import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

const posts = [
  { id: 'first', hasPicture: true },
  { id: 'second', hasPicture: false },
  { id: 'third', hasPicture: false },
];

/** Posts in outline, the first with a picture. */
export function NewsSkeleton() {
  const { t } = useTranslation('news');
  return (
    <Stack gap="medium">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {posts.map(({ id, hasPicture }) => (
        <Card key={id}>
          <Stack gap="medium">
            <Inline gap="small" wrap={false}>
              <Skeleton kind="avatar" />
              <Stack gap="xsmall" grow>
                <Skeleton width="third" />
                <Skeleton width="quarter" />
              </Stack>
            </Inline>
            <Skeleton kind="title" width="threeQuarters" />
            {hasPicture && <Skeleton kind="picture" />}
            <Stack gap="xsmall">
              <Skeleton />
              <Skeleton width="threeQuarters" />
            </Stack>
            <Skeleton kind="badge" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
