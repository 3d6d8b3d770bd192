import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import { Pagination } from '@michi/design-system/pagination';
import { Button } from '@michi/design-system/button';
import { EmptyState, type EmptyStateProps } from '@michi/design-system/empty-state';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { LayoutGrid, List } from 'lucide-react';
import { listViews, useListView } from '../../session/preferences.ts';
import { useDeferredValue, type ReactNode, Suspense } from 'react';
import { useIsBackNavigation } from '../../navigation/history.tsx';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { MasterDetail } from '@michi/design-system/master-detail';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { Awaited } from './QueryStates.tsx';
import { useMedia } from '../screen/useMedia.ts';

/** The contract counts entries up to this number, shown as "10,000 or more" (`specs/shared/schemas.yaml`, "TotalRecords"). */
export const maximumTotal = 10_000;

/** A number of entries, and its formatted text. */
type Counted = Readonly<{ count: number; formatted: string }>;

/** Returns a function that formats a total by `name`, or as "10,000 or more" from the contract's counting limit. */
export const useTotalLabel = () => {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (count: number, name: (counted: Counted) => string): string => {
    const formatted = format.number(count);
    return count >= maximumTotal ? t('pages.capped', { formatted }) : name({ count, formatted });
  };
};

interface PagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/** Pagination with the texts that all lists share. */
export function Pages({ page, pageCount, onPageChange }: PagesProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={onPageChange}
      label={t('pages.label')}
      status={t('pages.current', { page: format.number(page), total: format.number(pageCount) })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
    />
  );
}

/** Message of a list beyond its last page, such as after entries were removed elsewhere, with a link to the last. */
export function PastEnd({ onLast }: { readonly onLast: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState title={t('pages.pastEnd')} actions={<Button onClick={onLast}>{t('pages.last')}</Button>} />
  );
}

interface ViewControlProps {
  /** Shows only the icons, for a phone. */
  readonly labelsHidden?: boolean;
}

/** Switches lists between rows and cards. */
export function ViewControl({ labelsHidden }: ViewControlProps) {
  const { t } = useTranslation('shared');
  const [view, setView] = useListView();
  return (
    <SegmentedControl
      label={t('list.view')}
      labelsHidden={labelsHidden}
      value={view === listViews.list ? 'list' : 'card'}
      onValueChange={(value) => setView(listViews[value])}
      options={[
        { value: 'list', label: t('list.asRows'), icon: List },
        { value: 'card', label: t('list.asCards'), icon: LayoutGrid },
      ]}
    />
  );
}

interface AboveTheFoldFirstProps<Row> {
  readonly rows: readonly Row[];
  /** Usual height of a row, in px. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
}

/**
 * Renders the rows that fit in the window first, for slow phones. On a back navigation all render at once, since the
 * scroll position may be among the last.
 */
export function AboveTheFoldFirst<Row>({ rows, rowHeight, renderRow }: AboveTheFoldFirstProps<Row>) {
  const areAllDrawn = useDeferredValue(true, useIsBackNavigation());
  const drawn = areAllDrawn ? rows : rows.slice(0, Math.ceil(innerHeight / rowHeight));
  return drawn.map(renderRow);
}

/** A page of a list in every contract. */
export interface ResultPage<Entry> {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly data: readonly Entry[];
}

/** The open entry, shown beside the list on wide screens. */
interface ResultDetail<Entry> {
  /** Accessible name. */
  readonly label: string;
  /** Id of the open entry in the address, or null. */
  readonly open: string | null;
  /** Does not open the first entry by default. */
  readonly staysClosed?: boolean;
  readonly idOf: (entry: Entry) => string;
  readonly renderPanel: (id: string) => ReactNode;
}

type NoResults = Pick<EmptyStateProps, 'title' | 'description' | 'actions'>;

export interface ResultListProps<Entry> {
  /** The query result of React Query; the previous page stays until the next one is loaded. */
  readonly result: {
    readonly data: ResultPage<Entry> | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** Entries per page. */
  readonly size: number;
  readonly words: { readonly loading: string; readonly failed: string };
  /** Formats the number of entries. */
  readonly count: (counted: Counted) => string;
  /** Shown if there are no entries, and neither a search nor a filter is set. */
  readonly empty: NoResults;
  /** Title if nothing matches the search and filters; default: the same for every list. */
  readonly noMatch?: string;
  /** Clears search and filters; undefined if none are set. A list without search and filters has none. */
  readonly onClear?: (() => void) | undefined;
  readonly onPageChange: (page: number) => void;
  /** Renders an entry as a list item. `isBeside` is set if an entry is open beside the rows. */
  readonly children?: ((entry: Entry, isOpen: boolean, isBeside: boolean) => ReactNode) | undefined;
  /** Renders an entry as a card, a list item; then the student chooses between rows and cards. */
  readonly renderCard?: (entry: Entry) => ReactNode;
  /** Entries are cards below each other instead of rows of one card. */
  readonly isColumn?: boolean;
  /** Renders the whole page, including its header, instead of the entries; gets the formatted total. */
  readonly renderBody?: (page: ResultPage<Entry>, total: string) => ReactNode;
  readonly detail?: ResultDetail<Entry>;
  /** Identifies the list, such as the number of a tab: another list starts at its first rows. */
  readonly listed?: string | number;
  readonly rowHeight?: number;
  /** Skeleton of a list without rows. */
  readonly skeleton?: ReactNode;
  /** Shown for a failure that a retry does not resolve. */
  readonly refusal?: NoResults | undefined;
}

/**
 * A list in all its states: loading, failed, empty, past its last page, or populated, with the number of entries and rows or
 * cards. On wide screens the open entry, by default the first, is shown beside the rows.
 */
export function ResultList<Entry>(props: ResultListProps<Entry>) {
  const [view] = useListView();
  const isWide = useMedia(media.desktop);
  const { result, renderCard, detail } = props;
  const hasCards = renderCard !== undefined && view === listViews.card;
  const first = result.data?.data[0];
  const open =
    detail?.open ??
    (detail !== undefined && first !== undefined && isWide && detail.staysClosed !== true
      ? detail.idOf(first)
      : null);
  const list = <Results {...props} hasCards={hasCards} open={open} />;
  const isGrid = hasCards || props.renderBody !== undefined;
  if (detail === undefined || open === null || hasCards) return isGrid ? list : <Stack reading>{list}</Stack>;
  return (
    <MasterDetail showing="list" detailLabel={detail.label} list={list} detail={detail.renderPanel(open)} />
  );
}

interface ResultsProps<Entry> extends ResultListProps<Entry> {
  readonly hasCards: boolean;
  readonly open: string | null;
}

function Results<Entry>(props: ResultsProps<Entry>) {
  const { result, words, empty, noMatch, onClear, onPageChange, skeleton, refusal } = props;
  const { t } = useTranslation('shared');
  if (result.data === undefined && !result.isError)
    return <Awaited>{skeleton ?? <RowsAwaited label={words.loading} />}</Awaited>;
  if (result.data === undefined) {
    const again = <Button onClick={() => void result.refetch()}>{t('actions.tryAgain')}</Button>;
    return (
      <Card>
        <EmptyState {...(refusal ?? { title: words.failed, actions: again })} />
      </Card>
    );
  }
  const { data, totalPages } = result.data;
  if (data.length > 0) return <FullList {...props} page={result.data} />;
  if (totalPages > 0)
    return (
      <Card>
        <PastEnd onLast={() => onPageChange(totalPages)} />
      </Card>
    );
  const state =
    onClear === undefined
      ? empty
      : {
          title: noMatch ?? t('list.noMatch'),
          description: t('list.noMatchNote'),
          actions: <Button onClick={onClear}>{t('list.clear')}</Button>,
        };
  return (
    <Card>
      <EmptyState {...state} />
    </Card>
  );
}

function RowsAwaited({ label }: { readonly label: string }) {
  return (
    <Card padding="none">
      <SkeletonRows label={label} count={6} />
    </Card>
  );
}

function FullList<Entry>({
  page,
  size,
  words,
  count,
  onPageChange,
  children,
  renderCard,
  renderBody,
  detail,
  isColumn = false,
  hasCards,
  open,
  listed,
  rowHeight = 72,
}: ResultsProps<Entry> & { readonly page: ResultPage<Entry> }) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const totalLabel = useTotalLabel();
  const isPhone = !useMedia(media.tablet);
  const { currentPage, data, totalPages, totalRecords } = page;
  const pages = totalPages > 1 && (
    <Pages page={currentPage} pageCount={totalPages} onPageChange={onPageChange} />
  );
  if (renderBody !== undefined)
    return (
      <Stack gap="medium">
        {renderBody(page, totalLabel(totalRecords, count))}
        {pages}
      </Stack>
    );
  const from = (currentPage - 1) * size + 1;
  const total = <span role="status">{totalLabel(totalRecords, count)}</span>;
  const range =
    renderCard !== undefined && isPhone ? (
      <ViewControl labelsHidden />
    ) : (
      <Text as="span" size="tiny" tone="soft">
        {t('list.range', { from: format.number(from), to: format.number(from + data.length - 1) })}
      </Text>
    );
  const renderRow = (entry: Entry) =>
    children?.(entry, open !== null && detail?.idOf(entry) === open, open !== null);
  const rows = <AboveTheFoldFirst key={listed} rows={data} rowHeight={rowHeight} renderRow={renderRow} />;
  if (isColumn || (renderCard !== undefined && hasCards))
    return (
      <Stack gap="medium">
        <Inline justify="between">
          <Text as="strong">{total}</Text>
          {range}
        </Inline>
        {isColumn || renderCard === undefined ? (
          <Stack as="ul" gap="medium">
            {rows}
          </Stack>
        ) : (
          <Suspense fallback={<RowsAwaited label={words.loading} />}>
            <Grid as="ul" fill="large" gap="medium">
              {data.map(renderCard)}
            </Grid>
          </Suspense>
        )}
        {pages}
      </Stack>
    );
  return (
    <Card padding="none" title={total} headerEnd={range} ruled {...(pages !== false && { footer: pages })}>
      <Stack as="ul" gap="none">
        {rows}
      </Stack>
    </Card>
  );
}
