import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';

/**
 * How a page about one thing is laid out: with an aside, in its main column alone, or in one column beside something
 * else.
 */
export type DetailLayout = 'aside' | 'main' | 'beside';

export interface DetailSkeletonProps {
  /** What is on its way, for a screen reader. */
  readonly label: string;
  /** `aside` unless said otherwise. */
  readonly layout?: DetailLayout | undefined;
  /** Whether the head is on its way too. It is, unless said otherwise. */
  readonly hasHead?: boolean | undefined;
}

/** A page about one thing in outline: its head, what it says, and what stands beside. */
export function DetailSkeleton({ label, layout = 'aside', hasHead = true }: DetailSkeletonProps) {
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
      {hasHead && (
        <Inline gap="medium" wrap={false}>
          <Skeleton kind="avatar" />
          <Stack gap="xsmall" grow>
            <Skeleton kind="title" width="third" />
            <Skeleton width="half" />
          </Stack>
        </Inline>
      )}
      <Grid columns={{ desktop: layout === 'beside' ? 1 : 'sidebar' }} align="start">
        <Stack gap="large">
          <Card>{lines}</Card>
          <Card>{lines}</Card>
        </Stack>
        {layout === 'main' ? (
          <VisuallyHidden>
            <span role="status">{label}</span>
          </VisuallyHidden>
        ) : (
          <Card padding="none">
            <SkeletonRows label={label} count={3} />
          </Card>
        )}
      </Grid>
    </Stack>
  );
}
