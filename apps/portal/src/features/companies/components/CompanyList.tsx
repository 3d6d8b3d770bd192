import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Link } from '@michi/design-system/link';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

/** Entries in sight before the whole list is opened. */
export const shownEntries = 10;

export interface CompanyListProps<Entry> {
  readonly title: string;
  /** The first page of the entries; undefined while it loads and where it could not be loaded. */
  readonly page: { readonly data: readonly Entry[]; readonly totalRecords: number } | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly noneNote: string;
  };
  /** How many there are, in words. */
  readonly countWords: (count: number) => string;
  /** The way to the rest. */
  readonly all: { readonly label: string; readonly to: string };
  readonly children: (entry: Entry) => ReactNode;
}

/** What a company has open, as a card in whichever state it is: loading, failed, empty or full. */
export function CompanyList<Entry>({
  title,
  page,
  hasFailed,
  onRetry,
  words,
  countWords,
  all,
  children,
}: CompanyListProps<Entry>) {
  if (page === undefined) {
    return hasFailed ? (
      <Card title={title}>
        <FailedState plain size="card" level={3} title={words.failed} onTryAgain={onRetry} />
      </Card>
    ) : (
      <Card title={title} ruled padding="none">
        <SkeletonRows label={words.loading} count={3} />
      </Card>
    );
  }
  if (page.data.length === 0) {
    return (
      <Card title={title}>
        <EmptyState plain size="card" level={3} title={words.none} description={words.noneNote} />
      </Card>
    );
  }
  return (
    <Card
      title={title}
      headerEnd={countWords(page.totalRecords)}
      ruled
      padding="none"
      {...(page.totalRecords > page.data.length && {
        footer: (
          <Link asChild>
            <RouterLink to={all.to}>{all.label}</RouterLink>
          </Link>
        ),
      })}
    >
      <Stack as="ul" gap="none">
        {page.data.map(children)}
      </Stack>
    </Card>
  );
}
