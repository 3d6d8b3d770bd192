import { Card } from '@michi/design-system/card';
import { Pagination } from '@michi/design-system/pagination';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { PastEnd } from '../paging/PastEnd.tsx';
import { ResultsAwaited } from './ResultsAwaited.tsx';

export interface ResultsProps {
  /** The rows; undefined while they load. */
  readonly rows: readonly ReactNode[] | undefined;
  /** How many there are, in words, or what the list is. */
  readonly title: string | null;
  readonly page: number;
  readonly totalPages: number;
  readonly onPageChange: (page: number) => void;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    /** Names the buttons that turn pages. */
    readonly pages: string;
    readonly page: (page: string, total: string) => string;
    readonly previous: string;
    readonly next: string;
  };
  /** What stands there when there is none at all; past the last page the way back stands there. */
  readonly empty: ReactNode;
}

/** A list in whichever state it is: loading, failed, empty or full. */
export function Results({
  rows,
  title,
  page,
  totalPages,
  onPageChange,
  hasFailed,
  onRetry,
  words,
  empty,
}: ResultsProps) {
  const format = useFormat();
  if (rows === undefined)
    return <ResultsAwaited hasFailed={hasFailed} onRetry={onRetry} words={words} count={6} />;
  if (rows.length === 0) return <Card>{page > 1 ? <PastEnd onFirst={() => onPageChange(1)} /> : empty}</Card>;
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
            label={words.pages}
            status={words.page(format.number(page), format.number(totalPages))}
            previousLabel={words.previous}
            nextLabel={words.next}
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
