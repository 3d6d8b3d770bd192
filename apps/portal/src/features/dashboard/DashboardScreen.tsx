import { useJobCounters, type StudentJobSummary } from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';
import { toJobs } from '../../shared/navigation/paths.ts';
import { BelowTheFold } from '../../shared/ui/screen/BelowTheFold.tsx';
import { useAfterHeading } from '../../shared/ui/screen/useAfterHeading.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { CompaniesCard } from './components/CompaniesCard.tsx';
import { ComingCard } from './components/ComingCard.tsx';
import { PublicCountersCard, UniversityCountersCard } from './components/CountersCard.tsx';
import { DashboardSkeleton, DueSkeleton } from './components/DashboardSkeleton.tsx';
import { DueSentence } from './components/DueSentence.tsx';
import { MonthsCard } from './components/MonthsCard.tsx';
import { NewsCard } from './components/NewsCard.tsx';
import { NextStepsCard } from './components/NextStepsCard.tsx';
import { PeriodControl, PeriodMenu } from './components/PeriodControl.tsx';
import { PipelineCard } from './components/PipelineCard.tsx';
import { SeminarsCard } from './components/SeminarsCard.tsx';
import type { DashboardStep } from './nextSteps.ts';
import { readPeriod, writePeriod, type Period } from './period.ts';
import { seminarSummaryQuery, summaryQuery } from './queries.ts';
import { seminarSteps } from './seminarSteps.ts';
import { useGreeting } from './useGreeting.ts';

/** Steps, and days of the coming two weeks, shown before "show more". */
const shownOnPhone = { steps: 3, days: 3 } as const;
const shownOnWide = { steps: 5, days: 5 } as const;

/** My Progress: the student's applications, the next steps and their deadlines. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const isPhone = !useMedia(media.tablet);
  const now = useContext(ClockContext)();
  const greeting = useGreeting();
  const [query, setQuery] = useSearchParams();
  const period = readPeriod(query);
  const choosePeriod = useCallback(
    (chosen: Period) =>
      setQuery((before) => writePeriod(before, chosen), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const { data: summary, isError, refetch } = useQuery(summaryQuery(period));
  const hasNotBegun = useHasNotBegun(summary);
  const steps = useSteps(summary, period);

  const hasFailed = summary === undefined && isError;
  const isAfterHeading = useAfterHeading(summary !== undefined || hasFailed);
  // Rendered with the content below, which it would otherwise push down.
  const due = isAfterHeading && summary !== undefined && (
    <DueSentence
      steps={steps}
      owed={summary.owed + steps.filter((step) => 'seminar' in step).length}
      hasNotBegun={hasNotBegun}
    />
  );
  return (
    <Stack gap="large">
      <PageHeader
        eyebrow={format.longDate(now.toISOString())}
        title={isPhone ? greeting : t('title')}
        subtitle={
          isPhone ? (
            isAfterHeading ? (
              due
            ) : (
              <DueSkeleton />
            )
          ) : (
            <>
              {t('greeting.sentence', { words: greeting })}
              {due}
            </>
          )
        }
        {...(!isPhone &&
          !hasFailed &&
          !hasNotBegun && { actions: <PeriodControl period={period} onChange={choosePeriod} /> })}
      />
      {!isAfterHeading && <DashboardSkeleton isPhone={isPhone} />}
      {hasFailed && (
        <Card>
          <EmptyState
            title={t('failed.title')}
            description={t('failed.text')}
            actions={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}
          />
        </Card>
      )}
      {isAfterHeading &&
        summary !== undefined &&
        (hasNotBegun ? (
          <Beginning steps={steps} />
        ) : (
          <Progress
            summary={summary}
            steps={steps}
            isPhone={isPhone}
            period={period}
            onPeriod={choosePeriod}
          />
        ))}
    </Stack>
  );
}

/** What is due for jobs and seminars, soonest first; without the seminars until they are there. */
function useSteps(summary: StudentJobSummary | undefined, period: Period): readonly DashboardStep[] {
  const clock = useContext(ClockContext);
  const { data: seminars } = useQuery(seminarSummaryQuery(period));
  return useMemo(
    () =>
      [...(summary?.nextSteps ?? []), ...seminarSteps(seminars?.upcoming ?? [], clock())].toSorted(
        (left, right) => Date.parse(left.dueAt) - Date.parse(right.dueAt),
      ),
    [summary, seminars, clock],
  );
}

/** Whether the student has never applied and nothing waits: then there is no progress to picture. */
function useHasNotBegun(summary: StudentJobSummary | undefined): boolean {
  const isEmpty = summary !== undefined && isNothingIn(summary);
  // Applications before the period count too, and are requested only if nothing else shows that one exists.
  const { data: counters } = useJobCounters({ query: { enabled: isEmpty } });
  return isEmpty && (counters?.applied ?? 0) === 0;
}

const isNothingIn = ({ stops, months, nextSteps, recommended }: StudentJobSummary): boolean =>
  nextSteps.length === 0 &&
  recommended === 0 &&
  stops.every(({ reached }) => reached === 0) &&
  months.every(({ applications }) => applications === 0);

/** Whether the student has a university, as far as the profile says. */
const useHasUniversity = (): boolean => {
  const { data: profile } = useProfile();
  return profile?.isNonUniversity === false;
};

function Counters() {
  return (
    <>
      <PublicCountersCard />
      {useHasUniversity() && <UniversityCountersCard />}
    </>
  );
}

interface ProgressProps {
  readonly summary: StudentJobSummary;
  /** What is due for jobs and seminars, soonest first. */
  readonly steps: readonly DashboardStep[];
  readonly isPhone: boolean;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Memoised: the router's state changes while another screen loads must not re-render it. */
const Progress = memo(function Progress({ summary, steps: due, isPhone, period, onPeriod }: ProgressProps) {
  const periodMenu = <PeriodMenu period={period} onChange={onPeriod} />;
  const hasUniversity = useHasUniversity();
  const pipeline = <PipelineCard summary={summary} isPhone={isPhone} periodMenu={periodMenu} />;
  const shown = isPhone ? shownOnPhone : shownOnWide;
  const steps = <NextStepsCard steps={due} shown={shown.steps} />;
  const coming = <ComingCard steps={due} shown={shown.days} />;
  const months = <MonthsCard months={summary.months} isPhone={isPhone} />;
  if (isPhone) {
    return (
      <Stack gap="large">
        {steps}
        {pipeline}
        <BelowTheFold>
          {coming}
          <SeminarsCard />
          {months}
          <Counters />
          <NewsCard />
          <CompaniesCard />
        </BelowTheFold>
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      {pipeline}
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          {steps}
          {months}
          {hasUniversity && (
            <Grid columns={{ tablet: 2 }}>
              <Counters />
            </Grid>
          )}
        </Stack>
        <Stack gap="large">
          {coming}
          <SeminarsCard />
          {!hasUniversity && <Counters />}
          <NewsCard />
          <CompaniesCard />
        </Stack>
      </Grid>
    </Stack>
  );
});

/** Where to start; a seminar may wait for a response before the first application. */
function Beginning({ steps }: Pick<ProgressProps, 'steps'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Stack gap="large">
        {steps.length > 0 && <NextStepsCard steps={steps} shown={shownOnPhone.steps} />}
        <Card>
          <EmptyState
            title={t('begin.title')}
            description={t('begin.text')}
            actions={
              <Button asChild variant="primary">
                <Link to={toJobs('PUBLIC')}>{t('begin.action')}</Link>
              </Button>
            }
          />
        </Card>
      </Stack>
      <Stack gap="large">
        <Counters />
        <NewsCard />
      </Stack>
    </Grid>
  );
}
