import { Card, type CardProps } from '@michi/design-system/card';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Awaited, FailedState } from './QueryStates.tsx';

interface EntryCardProps {
  readonly to: string;
  readonly leading: ReactNode;
  readonly title: string;
  readonly subtitle: ReactNode;
  /** A button at the end of the head. */
  readonly aside?: ReactNode;
  /** A {@link CardFact} for each. */
  readonly facts: ReactNode;
  /** The state of the entry, below the facts. */
  readonly children: ReactNode;
}

/** An entry of a list in Card View: its head, its facts with an icon each, and its state. */
export function EntryCard({ to, leading, title, subtitle, aside, facts, children }: EntryCardProps) {
  return (
    <Card as="li">
      <Stack gap="small">
        <Inline gap="small" wrap={false} align="start" justify="between">
          <Inline gap="small" wrap={false} align="start" grow>
            {leading}
            <Stack gap="none" grow>
              <Heading level={2} size="body" lines={3}>
                <Link asChild tone="text">
                  <RouterLink to={to}>{title}</RouterLink>
                </Link>
              </Heading>
              {subtitle !== null && (
                <Text as="div" size="small" tone="soft">
                  {subtitle}
                </Text>
              )}
            </Stack>
          </Inline>
          {aside}
        </Inline>
        <Stack gap="xxsmall">{facts}</Stack>
        <Divider />
        {children}
      </Stack>
    </Card>
  );
}

interface CardFactProps {
  readonly icon: IconComponent;
  readonly tone?: 'success';
  readonly children: string;
}

/** A fact of an entry in Card View, beside its icon. */
export function CardFact({ icon, tone, children }: CardFactProps) {
  return (
    <Text as="div" tone={tone}>
      <Inline gap="xsmall" wrap={false} align="start">
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

export interface ListCardProps<Entry> extends Pick<CardProps, 'headerEnd' | 'footer'> {
  readonly title: string;
  readonly result: {
    readonly data: { readonly data: readonly Entry[] } | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly texts: {
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
  texts,
  headerEnd,
  footer,
  children,
}: ListCardProps<Entry>) {
  if (data === undefined && !isError) {
    return (
      <Card title={title} ruled padding="none">
        <Awaited isInCard level={3}>
          <SkeletonRows label={texts.loading} count={3} />
        </Awaited>
      </Card>
    );
  }
  if (data === undefined || data.data.length === 0) {
    const state = { plain: true, size: 'card', level: 3 } as const;
    return (
      <Card title={title}>
        {data === undefined ? (
          <FailedState {...state} title={texts.failed} onTryAgain={refetch} />
        ) : (
          <EmptyState {...state} title={texts.none} description={texts.noneNote} />
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
