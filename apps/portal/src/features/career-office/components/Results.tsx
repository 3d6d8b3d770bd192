import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Pagination } from '@michi/design-system/pagination';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useTotalWords } from '../../../shared/paging/useTotalWords.ts';
import { ResultsAwaited } from '../../../shared/results/ResultsAwaited.tsx';

export interface ResultsProps<Entry> {
  /** The page to show; undefined while it loads and where it could not be loaded. */
  readonly list:
    | {
        readonly currentPage: number;
        readonly totalPages: number;
        readonly totalRecords: number;
        readonly data: readonly Entry[];
      }
    | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onPageChange: (page: number) => void;
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly noneNote: string;
  };
  /** How many there are, in words. */
  readonly count: (count: number, formatted: string) => string;
  /** Takes search and filters away; left out where there are none. */
  readonly onClear?: () => void;
  /** Shows the entries as cards, side by side. */
  readonly isCards?: boolean;
  /** An entry as a row of a list, or as a card. */
  readonly children: (entry: Entry) => ReactNode;
}

/** A list of the career office in whichever state it is: loading, failed, empty or full. */
export function Results<Entry>({
  list,
  hasFailed,
  onRetry,
  onPageChange,
  words,
  count,
  onClear,
  isCards = false,
  children,
}: ResultsProps<Entry>) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const totalWords = useTotalWords();
  if (list === undefined)
    return <ResultsAwaited hasFailed={hasFailed} onRetry={onRetry} words={words} count={5} />;
  const { currentPage, totalPages, totalRecords, data } = list;
  if (data.length === 0) {
    const isPastEnd = currentPage > 1;
    return (
      <Card>
        <EmptyState
          title={isPastEnd ? t('pages.pastEnd') : words.none}
          description={isPastEnd ? undefined : words.noneNote}
          actions={
            isPastEnd ? (
              <Button onClick={() => onPageChange(1)}>{t('pages.first')}</Button>
            ) : (
              onClear !== undefined && <Button onClick={onClear}>{t('clearFilters')}</Button>
            )
          }
        />
      </Card>
    );
  }
  const title = (
    <span role="status">
      {totalWords(totalRecords, (counted) => count(counted.count, counted.formatted))}
    </span>
  );
  const pages = totalPages > 1 && (
    <Pagination
      page={currentPage}
      pageCount={totalPages}
      onPageChange={onPageChange}
      label={t('pages.label')}
      status={t('pages.current', { page: format.number(currentPage), total: format.number(totalPages) })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
    />
  );
  if (isCards) {
    return (
      <Stack gap="medium">
        <Text as="strong">{title}</Text>
        <Grid as="ul" fill="large" gap="medium">
          {data.map(children)}
        </Grid>
        {pages}
      </Stack>
    );
  }
  return (
    <Card padding="none" ruled title={title} {...(pages !== false && { footer: pages })}>
      <Stack as="ul" gap="none">
        {data.map(children)}
      </Stack>
    </Card>
  );
}
