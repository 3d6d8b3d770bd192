import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { isNotFound } from '../../errors/isNotFound.ts';
import { DetailSkeleton, type DetailLayout } from './DetailSkeleton.tsx';
import { Awaited } from '../results/Awaited.tsx';
import { FailedState } from '../results/FailedState.tsx';
import { LinkButton } from '../../navigation/LinkButton.tsx';

export interface DetailMessages {
  /** Announced to a screen reader. */
  readonly loading: string;
  readonly failed: string;
  readonly missing: { readonly title: string; readonly text: string; readonly action: string };
}

export interface DetailStateProps {
  /** Id in the address; empty if there is none. */
  readonly id: string;
  readonly query: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: DetailMessages;
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
export function DetailState({ id, query, words, back, to, layout = 'aside', outline }: DetailStateProps) {
  const { isError, error, refetch } = query;
  if (id !== '' && !isError) {
    return (
      <Stack gap="medium">
        {back}
        <Awaited level={1}>{outline ?? <DetailSkeleton label={words.loading} layout={layout} />}</Awaited>
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
