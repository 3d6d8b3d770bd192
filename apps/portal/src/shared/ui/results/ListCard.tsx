import { Card, type CardProps } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { Awaited } from './Awaited.tsx';
import { FailedState } from './FailedState.tsx';

export interface ListCardProps<Entry> extends Pick<CardProps, 'headerEnd' | 'footer'> {
  readonly title: string;
  readonly result: {
    readonly data: { readonly data: readonly Entry[] } | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly noneNote: string;
  };
  /** Renders an entry as a row. */
  readonly children: (entry: Entry) => ReactNode;
}

/** A short list as a card on a page about something else, in each of its states: loading, failed, empty or populated. */
export function ListCard<Entry>({
  title,
  result: { data, isError, refetch },
  words,
  headerEnd,
  footer,
  children,
}: ListCardProps<Entry>) {
  if (data === undefined && !isError) {
    return (
      <Card title={title} ruled padding="none">
        <Awaited isInCard level={3}>
          <SkeletonRows label={words.loading} count={3} />
        </Awaited>
      </Card>
    );
  }
  if (data === undefined || data.data.length === 0) {
    const state = { plain: true, size: 'card', level: 3 } as const;
    return (
      <Card title={title}>
        {data === undefined ? (
          <FailedState {...state} title={words.failed} onTryAgain={refetch} />
        ) : (
          <EmptyState {...state} title={words.none} description={words.noneNote} />
        )}
      </Card>
    );
  }
  return (
    <Card title={title} headerEnd={headerEnd} ruled padding="none" footer={footer}>
      <Stack as="ul" gap="none">
        {data.data.map(children)}
      </Stack>
    </Card>
  );
}
