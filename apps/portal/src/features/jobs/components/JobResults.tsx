import type { Job, JobPage } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Inline } from '@michi/design-system/inline';
import { Pagination } from '@michi/design-system/pagination';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { InSightFirst } from '../../../shared/paging/InSightFirst.tsx';
import { useTotalWords } from '../../../shared/paging/useTotalWords.ts';
import { listViews, type ListView } from '../../../shared/preferences/preferences.ts';
import { useAfterHeading } from '../../../shared/screen/useAfterHeading.ts';
import type { JobNote } from '../useJobPage.ts';
import { JobRow } from './JobRow.tsx';
import { lazyPart } from '../../../shared/screen/lazyPart.tsx';

const LongList = lazyPart(async () => ({
  default: (await import('@michi/design-system/long-list')).LongList<Job>,
}));

/** Few choose cards, and nobody begins with them. */
const JobCards = lazyPart(() => import('./JobCards.tsx'));

/** Above so many rows, only those near the window are drawn. */
const longFrom = 100;

/** What most rows are high, in px. */
const rowHeight = 132;

export interface JobResultsProps {
  /** The page to show; undefined while it loads. */
  readonly page: JobPage | undefined;
  /** Entries on a full page. */
  readonly size: number;
  /** The tab the page is of. */
  readonly tab: number;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly view: ListView;
  readonly openJob: string | null;
  /** Where a job of the list leads. */
  readonly linkTo: (job: Job) => string;
  /** What is said of a job besides the job, by its id. */
  readonly notes: ReadonlyMap<string, JobNote>;
  readonly onPageChange: (page: number) => void;
  /** What stands there when nothing was found. */
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly action?: { readonly label: string; readonly onSelect: () => void };
  };
}

/** The list itself, in whichever state it is: loading, failed, empty or full. */
export function JobResults({
  page,
  size,
  tab,
  hasFailed,
  onRetry,
  view,
  openJob,
  linkTo,
  notes,
  onPageChange,
  empty,
}: JobResultsProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const totalWords = useTotalWords();
  const isAfterHeading = useAfterHeading(page !== undefined || hasFailed);
  const skeleton = <SkeletonRows label={t('loading')} count={6} />;
  if (!isAfterHeading) return <Card padding="none">{skeleton}</Card>;
  if (page === undefined) {
    return (
      <Card>
        <EmptyState
          title={t('failed.title')}
          actions={<Button onClick={onRetry}>{shared('actions.tryAgain')}</Button>}
        />
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
          title={isPastEnd ? t('empty.pastEnd') : empty.title}
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
        <Suspense fallback={<Card padding="none">{skeleton}</Card>}>
          <JobCards jobs={page.data} linkTo={linkTo} notes={notes} />
        </Suspense>
        {pages}
      </Stack>
    );
  }
  const isLong = page.data.length > longFrom;
  const renderRow = (job: Job) => (
    <JobRow
      key={job.id}
      as={isLong ? 'div' : 'li'}
      job={job}
      to={linkTo(job)}
      isOpen={job.id === openJob}
      isBeside={openJob !== null}
      note={notes.get(job.id)}
    />
  );
  return (
    <Card padding="none" title={total} headerEnd={range} ruled {...(pages !== false && { footer: pages })}>
      {isLong ? (
        <Suspense fallback={skeleton}>
          <LongList items={page.data} rowHeight={rowHeight} renderRow={renderRow} />
        </Suspense>
      ) : (
        <Stack as="ul" gap="none">
          <InSightFirst key={tab} rows={page.data} rowHeight={rowHeight} renderRow={renderRow} />
        </Stack>
      )}
    </Card>
  );
}
