import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState, type EmptyStateProps } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import { useIsBackNavigation } from '../../navigation/history.tsx';
import { useMedia } from '../screen/useMedia.ts';
import { Pages, PastEnd, useTotalLabel, type CountLabel } from './Pages.tsx';
import { Awaited, FailedState } from './QueryStates.tsx';

/** A page of a list in every contract. */
export interface ResultPage<Entry> {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly data: readonly Entry[];
}

/** The page that the parts of a list show. */
interface ShownPage {
  readonly page: ResultPage<unknown>;
  readonly size: number;
  readonly onPageChange: (page: number) => void;
}

const ShownPageContext = createContext<ShownPage | null>(null);

const useShownPage = (): ShownPage => {
  const shown = useContext(ShownPageContext);
  if (shown === null) throw new Error('A part of a list is rendered within Results');
  return shown;
};

export interface ResultsProps<Entry> {
  /** The query result of React Query; the previous page stays until the next one is loaded. */
  readonly result: {
    readonly data: ResultPage<Entry> | undefined;
    readonly isError: boolean;
  };
  /** Entries per page. */
  readonly size: number;
  readonly onPageChange: (page: number) => void;
  /** Shown while loading. */
  readonly skeleton: ReactNode;
  /** Shown after a failure. */
  readonly failed: ReactNode;
  /** Shown if there are no entries at all. */
  readonly empty: ReactNode;
  /** Renders the entries of a page, such as as {@link ResultRows}. */
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** A list in one of its states: loading, failed, past its last page, empty, or with the entries of a page. */
export function Results<Entry>({
  result: { data: page, isError },
  size,
  onPageChange,
  skeleton,
  failed,
  empty,
  children,
}: ResultsProps<Entry>) {
  if (page === undefined) return isError ? failed : <Awaited>{skeleton}</Awaited>;
  if (page.data.length > 0)
    return <ShownPageContext value={{ page, size, onPageChange }}>{children(page.data)}</ShownPageContext>;
  if (page.totalPages === 0) return empty;
  return (
    <Card>
      <PastEnd onLast={() => onPageChange(page.totalPages)} />
    </Card>
  );
}

/** The skeleton of a list of rows or cards. */
export function ResultsSkeleton({ label }: { readonly label: string }) {
  return (
    <Card padding="none" edgeToEdge>
      <SkeletonRows label={label} count={6} />
    </Card>
  );
}

interface ResultsFailedProps {
  readonly title: string;
  readonly onTryAgain: () => unknown;
}

/** The failure of a list, with a retry button. */
export function ResultsFailed(props: ResultsFailedProps) {
  return (
    <Card>
      <FailedState {...props} />
    </Card>
  );
}

/** Says why a list has no entries, and what to do next. */
export function ResultsEmpty(props: Pick<EmptyStateProps, 'title' | 'description' | 'actions'>) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  );
}

interface ResultsNoMatchProps {
  /** Default: the same for every list. */
  readonly title?: string;
  /** Clears search and filters. */
  readonly onClear: () => void;
}

/** Says that nothing matches the search and filters of a list. */
export function ResultsNoMatch({ title, onClear }: ResultsNoMatchProps) {
  const { t } = useTranslation('shared');
  return (
    <ResultsEmpty
      title={title ?? t('list.noMatch')}
      description={t('list.noMatchNote')}
      actions={<Button onClick={onClear}>{t('list.clear')}</Button>}
    />
  );
}

/** The number of entries on all pages; a change is announced. */
function ResultsTotal({ label }: { readonly label: CountLabel }) {
  const totalLabel = useTotalLabel();
  const { page } = useShownPage();
  return <span role="status">{totalLabel(page.totalRecords, label)}</span>;
}

/** Which entries the page shows, such as "21–40". */
function ResultsRange() {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const { page, size } = useShownPage();
  const from = (page.currentPage - 1) * size + 1;
  return (
    <Text as="span" size="tiny" tone="soft">
      {t('list.range', { from: format.number(from), to: format.number(from + page.data.length - 1) })}
    </Text>
  );
}

interface ResultsHeaderProps {
  readonly count: CountLabel;
  /** The open tab shows the number: a phone only announces it. */
  readonly isCountInTab?: boolean;
}

/** The number of entries above cards. */
export function ResultsHeader({ count, isCountInTab = false }: ResultsHeaderProps) {
  const isPhone = !useMedia(media.tablet);
  if (isPhone && isCountInTab) {
    return (
      <VisuallyHidden as="div">
        <ResultsTotal label={count} />
      </VisuallyHidden>
    );
  }
  return (
    <Inline justify="between">
      <Text as="strong">
        <ResultsTotal label={count} />
      </Text>
      <ResultsRange />
    </Inline>
  );
}

/** Leads to the other pages of a list, if it has any. */
export function ResultsPages() {
  const { page, onPageChange } = useShownPage();
  const { currentPage, totalPages } = page;
  return totalPages > 1 && <Pages page={currentPage} pageCount={totalPages} onPageChange={onPageChange} />;
}

interface AboveTheFoldFirstProps {
  /** Usual height of a row, in px. */
  readonly rowHeight: number;
  readonly children: readonly ReactNode[];
}

/**
 * Renders the rows that fit in the window first, for slow phones. On a back navigation all render at once, since the
 * scroll position may be among the last.
 */
export function AboveTheFoldFirst({ rowHeight, children }: AboveTheFoldFirstProps) {
  const areAllDrawn = useDeferredValue(true, useIsBackNavigation());
  return areAllDrawn ? children : children.slice(0, Math.ceil(innerHeight / rowHeight));
}

interface ResultRowsProps extends ResultsHeaderProps, Partial<Pick<AboveTheFoldFirstProps, 'rowHeight'>> {
  /** Identifies the list, such as the number of a tab: another list starts at its first rows. */
  readonly listed?: string | number;
  /** A list item for each entry. */
  readonly children: AboveTheFoldFirstProps['children'];
}

/** The entries of a page as rows of a card, with their number and the other pages. */
export function ResultRows({
  count,
  isCountInTab = false,
  listed,
  rowHeight = 72,
  children,
}: ResultRowsProps) {
  const { page } = useShownPage();
  const isCounted = useMedia(media.tablet) || !isCountInTab;
  return (
    <Card
      padding="none"
      edgeToEdge
      {...(isCounted && { title: <ResultsTotal label={count} />, headerEnd: <ResultsRange /> })}
      ruled
      footer={page.totalPages > 1 ? <ResultsPages /> : undefined}
    >
      {!isCounted && (
        <VisuallyHidden as="div">
          <Heading level={2}>
            <ResultsTotal label={count} />
          </Heading>
        </VisuallyHidden>
      )}
      <Stack as="ul" gap="none">
        <AboveTheFoldFirst key={listed} rowHeight={rowHeight}>
          {children}
        </AboveTheFoldFirst>
      </Stack>
    </Card>
  );
}

interface ResultCardsProps extends ResultsHeaderProps {
  /** A list item for each entry. */
  readonly children: ReactNode;
}

/** The entries of a page in Card View. */
export function ResultCards({ children, ...header }: ResultCardsProps) {
  return (
    <Stack gap="medium">
      <ResultsHeader {...header} />
      <Grid as="ul" fill="large" gap="medium">
        {children}
      </Grid>
      <ResultsPages />
    </Stack>
  );
}
