import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';

export interface DetailSkeletonProps {
  /** What is on its way, for a screen reader. */
  readonly label: string;
}

/** A page about one thing in outline: its head, what it says, and what stands beside. */
export function DetailSkeleton({ label }: DetailSkeletonProps) {
  const lines = (
    <Stack gap="medium">
      <Skeleton kind="title" width="third" />
      <Skeleton width="threeQuarters" />
      <Skeleton width="half" />
      <Skeleton width="threeQuarters" />
    </Stack>
  );
  return (
    <Stack gap="large">
      <Inline gap="medium" wrap={false}>
        <Skeleton kind="avatar" />
        <Stack gap="xsmall" grow>
          <Skeleton kind="title" width="third" />
          <Skeleton width="half" />
        </Stack>
      </Inline>
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <Card>{lines}</Card>
          <Card>{lines}</Card>
        </Stack>
        <Card padding="none">
          <SkeletonRows label={label} count={3} />
        </Card>
      </Grid>
    </Stack>
  );
}
