import { useListExpenses, useShowTimesheet } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { Download, Printer } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { drafts } from '../../shared/offline/drafts/drafts.ts';
import { saveFile } from '../../shared/ui/files/saveFile.ts';
import { ianaTimeZone } from '../../shared/format/timeZones.ts';
import { ClockContext, TimeZoneContext } from '../../shared/format/useFormat.ts';
import { dayIn } from '../../shared/format/zonedTime.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { ExpensesEditor } from './components/ExpensesEditor.tsx';
import { HoursEditor } from './components/HoursEditor.tsx';
import { Loaded } from './components/Loaded.tsx';
import { MonthBar } from './components/MonthBar.tsx';
import { currencyName } from './exactMoney.ts';
import { csvType, expensesCsv, timesheetCsv } from './files.ts';
import { readTimesheetAddress, timesheetTabs, toTimesheet } from './timesheetAddress.ts';

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
  const download = (contents: string) => {
    const isUnsaved = Object.keys(drafts.read(`${isHours ? 'timesheet' : 'expenses'}-${month}`)).length > 0;
    saveFile(new Blob([contents], { type: csvType }), `${isHours ? 'timesheet' : 'expenses'}-${month}.csv`);
    if (isUnsaved) notify.success(t('downloadSaved'));
  };

  return (
    <Stack gap="medium">
      <PageHeader
        title={t('title')}
        {...(job !== undefined && {
          subtitle: t('job', {
            job: pickBilingual(job, 'title', language),
            company: pickBilingual(job.company, 'name', language),
          }),
        })}
        {...(job !== undefined &&
          file !== undefined && {
            actions: (
              <ScreenOnly>
                <Inline gap="xsmall">
                  <Button size="small" icon={Download} onClick={() => download(file)}>
                    {t('download')}
                  </Button>
                  <Button size="small" icon={Printer} onClick={() => globalThis.print()}>
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
