import { useListExpenses, useShowTimesheet } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Download, Printer, ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { ianaTimeZone, dayIn } from '../../shared/format/dates.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { jobTabs } from '../../shared/navigation/jobTabs.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { paths, toJobs } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { saveFile } from '../../shared/ui/files/fetchFile.ts';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { ExpensesEditor } from './components/ExpensesEditor.tsx';
import { HoursEditor } from './components/HoursEditor.tsx';
import { csvType, expensesCsv, timesheetCsv } from './csv.ts';
import { currencyName } from './expenses.ts';
import {
  readTimesheetAddress,
  timesheetTabs,
  toTimesheet,
  monthAfter,
  type TimesheetAddress,
} from './timesheetAddress.ts';

/** Whether the student has no accepted job or internship to keep hours for. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Hours and expenses of a month at the accepted job or internship (specs/COVERAGE.md, section 4, "Timesheet"). */
export function Component() {
  const { t } = useTranslation('timesheet');
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const now = useContext(ClockContext)();
  const thisMonth = dayIn(now, ianaTimeZone(useContext(TimeZoneContext))).slice(0, 7);
  const address = readTimesheetAddress(query, thisMonth);
  const { month, tab } = address;
  const isHours = tab === 'hours';
  // Without an accepted job the screen explains that, and it is no failure.
  const meta = { isSilent: isRefusal };
  // The head names the job on both tabs.
  const timesheet = useShowTimesheet({ month }, { query: { meta } });
  const expenses = useListExpenses({ month }, { query: { meta, enabled: !isHours } });

  const isRefused = isRefusal(timesheet.error);
  const job = isRefused ? undefined : timesheet.data?.job;
  const file = isHours
    ? timesheet.data && timesheetCsv(timesheet.data, t)
    : expenses.data && expensesCsv(expenses.data, currencyName(expenses.data.total.currency, language), t);
  // The head keeps its height while the job is on the way.
  const isAwaited = timesheet.isLoading;
  const download = (contents: string) => {
    const isUnsaved = Object.keys(drafts.read(`${isHours ? 'timesheet' : 'expenses'}-${month}`)).length > 0;
    saveFile(new Blob([contents], { type: csvType }), `${isHours ? 'timesheet' : 'expenses'}-${month}.csv`);
    if (isUnsaved) notify.success(t('downloadSaved'));
  };

  return (
    <Stack gap="medium">
      <PageHeader
        title={t('title')}
        {...(isAwaited && { subtitle: <Skeleton width="half" /> })}
        {...(job !== undefined && {
          subtitle: t('job', {
            job: pickBilingual(job, 'title', language),
            company: pickBilingual(job.company, 'name', language),
          }),
        })}
        {...((isAwaited || (job !== undefined && file !== undefined)) && {
          actions: (
            <ScreenOnly>
              <Inline gap="xsmall">
                <Button
                  size="small"
                  icon={Download}
                  disabled={file === undefined}
                  onClick={() => file !== undefined && download(file)}
                >
                  {t('download')}
                </Button>
                <Button
                  size="small"
                  icon={Printer}
                  disabled={file === undefined}
                  onClick={() => globalThis.print()}
                >
                  {t('print')}
                </Button>
              </Inline>
            </ScreenOnly>
          ),
        })}
      />
      {!isRefused && (
        <>
          <ScreenOnly>
            <TabLinks
              label={t('tabs.label')}
              value={tab}
              items={timesheetTabs.map((each) => ({
                value: each,
                label: t(`tabs.${each}`),
                link: <Link to={toTimesheet({ month, tab: each })} />,
              }))}
            />
          </ScreenOnly>
          <MonthBar address={address} thisMonth={thisMonth} />
        </>
      )}
      {isHours || isRefused ? (
        <Loaded query={timesheet}>{(data) => <HoursEditor key={month} timesheet={data} />}</Loaded>
      ) : (
        <Loaded query={expenses}>{(data) => <ExpensesEditor key={month} report={data} />}</Loaded>
      )}
    </Stack>
  );
}

interface MonthBarProps {
  readonly address: TimesheetAddress;
  /** `YYYY-MM`. */
  readonly thisMonth: string;
}

function MonthBar({ address: { month, tab }, thisMonth }: MonthBarProps) {
  const { t } = useTranslation('timesheet');
  const format = useFormat();
  const nameOf = (of: string) => format.monthAndYear(`${of}-01`);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Inline justify="between">
      <Heading level={2} size="heading">
        {nameOf(month)}
      </Heading>
      <ScreenOnly>
        <nav aria-label={t('month.label')}>
          <Inline gap="xsmall">
            {before !== null && (
              <Button asChild size="small" icon={ChevronLeft}>
                <Link to={toTimesheet({ month: before, tab })}>{nameOf(before)}</Link>
              </Button>
            )}
            {month !== thisMonth && (
              <LinkButton size="small" to={toTimesheet({ month: thisMonth, tab })}>
                {t('month.this')}
              </LinkButton>
            )}
            {after !== null && (
              <LinkButton size="small" to={toTimesheet({ month: after, tab })}>
                {nameOf(after)}
                <Icon icon={ChevronRight} size="small" />
              </LinkButton>
            )}
          </Inline>
        </nav>
      </ScreenOnly>
    </Inline>
  );
}

const ROWS = 8;

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The data once loaded; before that placeholders, after a failure the reason. */
function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const { t } = useTranslation('timesheet');
  if (error instanceof ApiError && error.status === 403) return <NoTimesheet />;
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <Card>
        <FailedState title={t('failed')} onTryAgain={refetch} />
      </Card>
    );
  }
  return (
    <Awaited>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Card>
        <Stack gap="large">
          <Skeleton kind="title" width="third" />
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} width="full" />
          ))}
        </Stack>
      </Card>
    </Awaited>
  );
}

/** Explains who has a timesheet. */
function NoTimesheet() {
  const { t } = useTranslation('timesheet');
  return (
    <Card>
      <EmptyState
        title={t('none.title')}
        description={t('none.text')}
        actions={
          <>
            <LinkButton variant="primary" to={toJobs('PUBLIC', { tab: jobTabs.appliedJobs })}>
              {t('none.jobs')}
            </LinkButton>
            <LinkButton to={paths.dashboard}>{t('none.dashboard')}</LinkButton>
          </>
        }
      />
    </Card>
  );
}
