import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { isNotFound } from '../../errors/isNotFound.ts';
import { DetailSkeleton, type DetailLayout } from './DetailSkeleton.tsx';
import { FailedState } from '../results/FailedState.tsx';
import { LinkButton } from '../../navigation/LinkButton.tsx';

/** Messages of a detail page without its entry. */
export interface DetailMessages {
  /** It is on its way; for a screen reader. */
  readonly loading: string;
  /** It could not be loaded. */
  readonly failed: string;
  /** Message if it does not exist, and a link to continue. */
  readonly missing: { readonly title: string; readonly text: string; readonly action: string };
}

export interface DetailStateProps {
  /** The id the address names; empty when it names none. */
  readonly id: string;
  /** How the question for it went so far. */
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: DetailMessages;
  /** The way back. */
  readonly back: ReactNode;
  /** The list where others of its kind are. */
  readonly to: string;
  /** Layout of the contents. Beside something else it has no primary button. Default: `aside`. */
  readonly layout?: DetailLayout;
  /** Skeleton while loading, if it has its own; announces its label as a status. */
  readonly outline?: ReactNode;
}

/** A detail page without its entry: it is loading, does not exist, or failed to load. */
export function DetailState({ id, query, words, back, to, layout = 'aside', outline }: DetailStateProps) {
  const { isError, error, refetch } = query;
  if (id !== '' && !isError) {
    return (
      <Stack gap="medium">
        {back}
        {outline ?? <DetailSkeleton label={words.loading} layout={layout} />}
      </Stack>
    );
  }
  const { missing } = words;
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
        <FailedState level={1} title={words.failed} onTryAgain={refetch} />
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
