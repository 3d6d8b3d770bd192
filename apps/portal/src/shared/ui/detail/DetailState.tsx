import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { EmptyState } from '@michi/design-system/empty-state';
import type { ReactNode } from 'react';
import { isNotFound } from '../../errors/errorMessage.ts';
import { Awaited, FailedState } from '../results/QueryStates.tsx';
import { LinkButton } from '../../navigation/links.tsx';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';

/** With an aside, only the main column, or one column beside something else. */
type DetailLayout = 'aside' | 'main' | 'beside';

interface DetailSkeletonProps {
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

interface DetailMessages {
  /** Announced to a screen reader. */
  readonly loading: string;
  readonly failed: string;
  readonly missing: { readonly title: string; readonly text: string; readonly action: string };
}

interface DetailStateProps {
  /** Id in the address; empty if there is none. */
  readonly id: string;
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly texts: DetailMessages;
  /** Link back. */
  readonly back: ReactNode;
  /** The list, linked if the entry does not exist. */
  readonly to: string;
  /** Layout of the contents; `beside` has no primary button. Default: `aside`. */
  readonly layout?: DetailLayout;
  /** Own skeleton; it has to announce its label as a status. */
  readonly outline?: ReactNode;
}

/** A detail page without its entry: it is loading, does not exist, or failed to load. */
export function DetailState({ id, query, texts, back, to, layout = 'aside', outline }: DetailStateProps) {
  const { isError, error, refetch } = query;
  if (id !== '' && !isError) {
    return (
      <Stack gap="medium">
        {back}
        <Awaited level={1}>{outline ?? <DetailSkeleton label={texts.loading} layout={layout} />}</Awaited>
      </Stack>
    );
  }
  const { missing } = texts;
  const card = (
    <Card>
      {id === '' || isNotFound(error) ? (
        <EmptyState
          level={1}
          title={missing.title}
          description={missing.text}
          actions={
            <LinkButton variant={layout === 'beside' ? 'secondary' : 'primary'} to={to}>
              {missing.action}
            </LinkButton>
          }
        />
      ) : (
        <FailedState level={1} title={texts.failed} onTryAgain={refetch} />
      )}
    </Card>
  );
  return (
    <Stack gap="medium">
      {back}
      {layout === 'main' ? <Grid columns={{ desktop: 'sidebar' }}>{card}</Grid> : card}
    </Stack>
  );
}

interface DetailSectionProps {
  readonly title: string;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A section of a detail page below its own heading. */
export function DetailSection({ title, level, children }: DetailSectionProps) {
  return (
    <Stack gap="xsmall" as="section">
      <Heading level={level} size="body">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
