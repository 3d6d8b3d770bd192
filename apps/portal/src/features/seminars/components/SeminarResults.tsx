import type { Seminar, SeminarPage } from '@michi/api/seminar';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Pagination } from '@michi/design-system/pagination';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { InSightFirst } from '../../../shared/paging/InSightFirst.tsx';
import { useTotalWords } from '../../../shared/paging/useTotalWords.ts';
import { listViews, type ListView } from '../../../shared/preferences/preferences.ts';
import { useAfterHeading } from '../../../shared/screen/useAfterHeading.ts';
import { SeminarCard } from './SeminarCard.tsx';
import { SeminarRow } from './SeminarRow.tsx';

/** What most rows are high, in px. */
const rowHeight = 132;

export interface SeminarResultsProps {
  /** The page to show; undefined while it loads. */
  readonly page: SeminarPage | undefined;
  /** Entries on a full page. */
  readonly size: number;
  /** The tab the page is of. */
  readonly tab: number;
  /** Why it could not be had, and the way on; null while nothing failed. */
  readonly failure: { readonly title: string; readonly text?: string; readonly way: ReactNode } | null;
  readonly view: ListView;
  readonly openSeminar: string | null;
  /** Where a seminar of the list leads. */
  readonly linkTo: (seminar: Seminar) => string;
  readonly onPageChange: (page: number) => void;
  /** What stands there when nothing was found. */
  readonly empty: {
    readonly text: string;
    readonly action?: { readonly label: string; readonly onSelect: () => void };
  };
}

/** The list itself, in whichever state it is: loading, failed, empty or full. */
export function SeminarResults({
  page,
  size,
  tab,
  failure,
  view,
  openSeminar,
  linkTo,
  onPageChange,
  empty,
}: SeminarResultsProps) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const totalWords = useTotalWords();
  const isAfterHeading = useAfterHeading(page !== undefined);
  if (!isAfterHeading || page === undefined) {
    if (page !== undefined || failure === null) {
      return (
        <Card padding="none">
          <SkeletonRows label={t('loading')} count={6} />
        </Card>
      );
    }
    return (
      <Card>
        <EmptyState title={failure.title} description={failure.text} actions={failure.way} />
      </Card>
    );
  }
  if (page.data.length === 0) {
    const isPastEnd = page.currentPage > 1;
    const action = isPastEnd
      ? { label: t('empty.firstPage'), onSelect: () => onPageChange(1) }
      : empty.action;
    return (
      <Card>
        <EmptyState
          title={isPastEnd ? t('empty.pastEnd') : t('empty.title')}
          description={isPastEnd ? undefined : empty.text}
          actions={
            action !== undefined && (
              <Button variant="primary" onClick={action.onSelect}>
                {action.label}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  const from = (page.currentPage - 1) * size + 1;
  const total = <span role="status">{totalWords(page.totalRecords, (counted) => t('count', counted))}</span>;
  const range = (
    <Text as="span" size="tiny" tone="soft">
      {t('range', { from: format.number(from), to: format.number(from + page.data.length - 1) })}
    </Text>
  );
  const pages = page.totalPages > 1 && (
    <Pagination
      page={page.currentPage}
      pageCount={page.totalPages}
      onPageChange={onPageChange}
      label={t('pages.label')}
      status={t('pages.current', {
        page: format.number(page.currentPage),
        total: format.number(page.totalPages),
      })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
    />
  );
  if (view === listViews.card) {
    return (
      <Stack gap="medium">
        <Inline justify="between">
          <Text as="strong">{total}</Text>
          {range}
        </Inline>
        <Grid as="ul" fill="large" gap="medium">
          {page.data.map((seminar) => (
            <SeminarCard key={seminar.id} seminar={seminar} to={linkTo(seminar)} />
          ))}
        </Grid>
        {pages}
      </Stack>
    );
  }
  return (
    <Card padding="none" title={total} headerEnd={range} ruled {...(pages !== false && { footer: pages })}>
      <Stack as="ul" gap="none">
        <InSightFirst
          key={tab}
          rows={page.data}
          rowHeight={rowHeight}
          renderRow={(seminar) => (
            <SeminarRow
              key={seminar.id}
              seminar={seminar}
              to={linkTo(seminar)}
              isOpen={seminar.id === openSeminar}
              isBeside={openSeminar !== null}
            />
          )}
        />
      </Stack>
    </Card>
  );
}
