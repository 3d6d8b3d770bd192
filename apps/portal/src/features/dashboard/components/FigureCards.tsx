import {
  useJobCounters,
  useUniversityJobCounters,
  type JobCounters,
  type StudentJobSummary,
} from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { BarChart, BarChartLegend } from '@michi/design-system/bar-chart';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { CounterList } from '@michi/design-system/counter-list';
import { Divider } from '@michi/design-system/divider';
import { Inline } from '@michi/design-system/inline';
import { PipelineRibbon } from '@michi/design-system/pipeline-ribbon';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import type { TFunction } from 'i18next';
import { ChartColumn, Hourglass, Table2 } from 'lucide-react';
import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Format } from '../../../shared/format/createFormat.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { jobTabKindsFor, jobTabs } from '../../../shared/navigation/jobTabs.ts';
import { toJobs, type JobAudience } from '../../../shared/navigation/paths.ts';
import { dayOf } from '../comingDays.ts';
import { awaitedOf, stepsByMeaning } from '../nextSteps.ts';

type PipelineStop = StudentJobSummary['stops'][number];

interface Note {
  readonly note: string;
  readonly noteTone: BadgeTone;
}

/** Note of a stop; null without one. */
const noteOf = (
  { stage, current, owed, waiting, nextAt, nextKind }: PipelineStop,
  t: TFunction<'dashboard'>,
  format: Format,
): Note | null => {
  const date = nextAt === null ? null : format.date(nextAt);
  if (owed > 0) {
    const isOffer = stage === 'OFFERED' && date !== null;
    return {
      note: isOffer ? t('pipeline.respondBy', { date }) : t('pipeline.owed', { count: owed }),
      noteTone: 'deadline',
    };
  }
  if (stage === 'INTERVIEW_ACCEPTED' && current > 0) {
    return {
      note:
        date === null || nextKind === null || nextKind === 'ANSWER'
          ? t('pipeline.underWay', { count: current })
          : t(`pipeline.underWayNext.${nextKind}`, { count: current, date }),
      noteTone: 'info',
    };
  }
  return waiting === 0 ? null : { note: t('pipeline.waiting', { count: waiting }), noteTone: 'neutral' };
};

interface PipelineCardProps {
  readonly summary: StudentJobSummary;
  /** Where the period is chosen, if not above the page. */
  readonly periodMenu?: ReactNode;
}

/** Stages of the applications in the period: the ribbon with its stops, or a table. */
export function PipelineCard({ summary, periodMenu }: PipelineCardProps) {
  const { t } = useTranslation('dashboard');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const [view, setView] = useState<FigureView>('picture');
  const { period, from, to, stops, recommended, unlucky, withdrawn, nextSteps } = summary;
  const { late } = stepsByMeaning(nextSteps, useContext(ClockContext)());
  const lateAnswers = late.filter(({ job }) => awaitedOf(job) === 'ANSWER').length;
  const lateResults = late.length - lateAnswers;
  const isShort = period === 'THIS_WEEK' || period === 'THIS_MONTH';
  const nameDay = isShort ? format.dayAndMonth : format.monthAndYear;
  const reached = t('pipeline.reached', { from: nameDay(from), to: nameDay(to) });
  return (
    <Card title={t('pipeline.title')} headerEnd={periodMenu}>
      <Stack gap="medium">
        <PipelineRibbon
          view={view}
          labels={{
            caption: reached,
            stage: t('pipeline.stage'),
            count: t('pipeline.count'),
            note: t('pipeline.note'),
          }}
          stages={stops.map((stop) => ({
            id: stop.stage,
            // Jobs and internships are counted together, and an internship is no offer of employment.
            label: stop.stage === 'OFFERED' ? t('pipeline.offered') : labels(`stage.${stop.stage}`),
            count: stop.reached,
            ...noteOf(stop, t, format),
          }))}
        />
        <Divider />
        <Inline justify="between">
          <Inline gap="xsmall">
            {recommended > 0 && (
              <Badge tone="accent" glyph="ring">
                {t('pipeline.recommended', { count: recommended })}
              </Badge>
            )}
            {lateResults > 0 && (
              <Badge tone="warning" icon={Hourglass}>
                {t('pipeline.lateResults', { count: lateResults })}
              </Badge>
            )}
            {lateAnswers > 0 && (
              <Badge tone="warning" icon={Hourglass}>
                {t('pipeline.lateAnswers', { count: lateAnswers })}
              </Badge>
            )}
            <Badge tone="neutral" glyph="cross">
              {t('pipeline.unlucky', { count: unlucky })}
            </Badge>
            <Badge tone="outline" glyph="slash">
              {t('pipeline.withdrawn', { count: withdrawn })}
            </Badge>
          </Inline>
          <TableToggle view={view} onChange={setView} />
        </Inline>
      </Stack>
    </Card>
  );
}

interface MonthsCardProps {
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
  const texts = {
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
          {view === 'picture' && <BarChartLegend labels={texts} />}
          <TableToggle view={view} onChange={setView} />
        </>
      }
    >
      <BarChart
        view={view}
        labels={texts}
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

interface CountersCardProps {
  readonly audience: JobAudience;
  readonly counters: JobCounters | undefined;
}

function CountersCard({ audience, counters }: CountersCardProps) {
  const { t } = useTranslation('dashboard');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const title = audience === 'PUBLIC' ? t('counters.public') : t('counters.university');
  const { data: profile } = useProfile();
  const kinds = jobTabKindsFor(audience, { isNonUniversity: profile?.isNonUniversity ?? true });
  return (
    <Card title={title}>
      {counters === undefined ? (
        <Stack gap="medium">
          {kinds.map(({ name }) => (
            <Skeleton key={name} />
          ))}
        </Stack>
      ) : (
        <CounterList
          label={title}
          items={kinds.map(({ tab, name, count }) => ({
            id: name,
            label: labels(`jobTab.${name}`),
            count: format.number(count(counters)),
            link: <Link to={toJobs(audience, { tab: tab === jobTabs.allJobs ? undefined : tab })} />,
          }))}
        />
      )}
    </Card>
  );
}

/** Number of public jobs by tab. */
export function PublicCountersCard() {
  const { data, isError } = useJobCounters();
  return isError && data === undefined ? null : <CountersCard audience="PUBLIC" counters={data} />;
}

/** Number of jobs of the student's university by tab. */
export function UniversityCountersCard() {
  const { data, isError } = useUniversityJobCounters();
  return isError && data === undefined ? null : <CountersCard audience="UNIVERSITY" counters={data} />;
}

/** How figures are shown. */
type FigureView = 'picture' | 'table';

interface TableToggleProps {
  readonly view: FigureView;
  readonly onChange: (view: FigureView) => void;
}

/** Turns a picture into a table of the same figures, and back. */
function TableToggle({ view, onChange }: TableToggleProps) {
  const { t } = useTranslation('dashboard');
  const other = view === 'picture' ? 'table' : 'picture';
  return (
    <Button
      variant="ghost"
      size="small"
      flush
      icon={other === 'table' ? Table2 : ChartColumn}
      onClick={() => onChange(other)}
    >
      {t(`view.${other}`)}
    </Button>
  );
}
