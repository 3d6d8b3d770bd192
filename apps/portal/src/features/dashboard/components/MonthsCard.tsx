import type { StudentJobSummary } from '@michi/api/job';
import { BarChart, BarChartLegend } from '@michi/design-system/bar-chart';
import { Card } from '@michi/design-system/card';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { dayOf } from '../comingDays.ts';
import { TableToggle, type FigureView } from './TableToggle.tsx';

export interface MonthsCardProps {
  readonly months: StudentJobSummary['months'];
  /** There is no room for the months' names below the bars. */
  readonly isPhone: boolean;
}

/** Applications and interview requests, one for each round, of each month of the year, as bars or as a table. */
export function MonthsCard({ months, isPhone }: MonthsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const timeZone = useContext(TimeZoneContext);
  const thisMonth = dayOf(useContext(ClockContext)(), timeZone).slice(0, 7);
  const [view, setView] = useState<FigureView>('picture');
  const words = {
    caption: t('months.title'),
    axis: t('months.month'),
    series: t('months.applications'),
    secondSeries: t('months.interviewRequests'),
  };
  return (
    <Card
      title={t('months.title')}
      headerEnd={
        <>
          {view === 'picture' && <BarChartLegend words={words} />}
          <TableToggle view={view} onChange={setView} />
        </>
      }
    >
      <BarChart
        view={view}
        words={words}
        bars={months.map(({ month, applications, interviewRequests }) => ({
          id: month,
          label: isPhone ? String(Number(month.slice(5))) : format.month(Number(month.slice(5))),
          fullLabel: format.monthAndYear(`${month}-01`),
          value: applications,
          secondValue: interviewRequests,
          current: month === thisMonth,
        }))}
      />
    </Card>
  );
}
