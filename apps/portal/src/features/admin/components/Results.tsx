import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Pagination } from '@michi/design-system/pagination';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';

export interface ResultsProps {
  /** The rows; undefined while they load. */
  readonly rows: readonly ReactNode[] | undefined;
  /** How many there are, in words, or what the list is. */
  readonly title: string | null;
  readonly page: number;
  readonly totalPages: number;
  readonly onPageChange: (page: number) => void;
  /** Names the buttons that turn pages. */
  readonly pagesLabel: string;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly words: { readonly loading: string; readonly failed: string };
  /** What stands there when there is none. */
  readonly empty: ReactNode;
}

/** A list in whichever state it is: loading, failed, empty or full. */
export function Results({
  rows,
  title,
  page,
  totalPages,
  onPageChange,
  pagesLabel,
  hasFailed,
  onRetry,
  words,
  empty,
}: ResultsProps) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  if (rows === undefined) {
    return hasFailed ? (
      <Card>
        <EmptyState
          title={words.failed}
          actions={<Button onClick={onRetry}>{shared('actions.tryAgain')}</Button>}
        />
      </Card>
    ) : (
      <Card padding="none">
        <SkeletonRows label={words.loading} count={6} />
      </Card>
    );
  }
  if (rows.length === 0) return <Card>{empty}</Card>;
  return (
    <Card
      padding="none"
      ruled
      title={<span role="status">{title}</span>}
      {...(totalPages > 1 && {
        footer: (
          <Pagination
            page={page}
            pageCount={totalPages}
            onPageChange={onPageChange}
            label={pagesLabel}
            status={t('users.page', { page: format.number(page), total: format.number(totalPages) })}
            previousLabel={t('users.previous')}
            nextLabel={t('users.next')}
          />
        ),
      })}
    >
      <Stack as="ul" gap="none">
        {rows}
      </Stack>
    </Card>
  );
}
