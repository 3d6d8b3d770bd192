import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';

/** With an aside, only the main column, or one column beside something else. */
export type DetailLayout = 'aside' | 'main' | 'beside';

export interface DetailSkeletonProps {
  /** Announced to a screen reader. */
  readonly label: string;
  /** Default: `aside`. */
  readonly layout?: DetailLayout | undefined;
  /** Includes the head; default: true. */
  readonly hasHead?: boolean | undefined;
}

export function DetailSkeleton({ label, layout = 'aside', hasHead = true }: DetailSkeletonProps) {
  return (
    <Stack gap="large">
      {hasHead && <HeadSkeleton />}
      <Grid columns={{ desktop: layout === 'beside' ? 1 : 'sidebar' }} align="start">
        <Stack gap="large">
          <Card>
            <Stack gap="medium">
              <Skeleton kind="title" width="third" />
              <SkeletonOutline kind="text" label={label} />
            </Stack>
          </Card>
          <Card>
            <SkeletonOutline kind="terms" count={3} />
          </Card>
        </Stack>
        {layout !== 'main' && (
          <Card>
            <SkeletonOutline kind="terms" count={3} />
          </Card>
        )}
      </Grid>
    </Stack>
  );
}

/** Skeleton of the head of a detail page: picture, name, and a line below. */
export function HeadSkeleton() {
  return (
    <Inline gap="medium" wrap={false}>
      <Skeleton kind="avatar" />
      <Stack gap="xsmall" grow>
        <Skeleton kind="title" width="third" />
        <Skeleton width="half" />
      </Stack>
    </Inline>
  );
}
