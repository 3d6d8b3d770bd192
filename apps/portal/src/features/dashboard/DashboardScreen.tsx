import { getStudentJobSummaryQueryOptions, type StudentJobSummary } from '@michi/api/job';
import { useProfile, useStudentProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { memo, Suspense, useCallback, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';
import { toJobs } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { Awaited } from '../../shared/ui/results/Awaited.tsx';
import { BelowTheFold } from '../../shared/ui/screen/BelowTheFold.tsx';
import { lazyExtra, lazyPart } from '../../shared/ui/screen/lazyPart.tsx';
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
import { SeminarsCard, seminarSummaryQuery } from './components/SeminarsCard.tsx';
import { WaitingCard } from './components/WaitingCard.tsx';
import { stepsOf, type AnyStep } from '../../shared/ui/next-steps/nextStep.ts';
import { defaultPeriod, readPeriod, writePeriod, type Period } from './period.ts';
import { useGreeting } from './useGreeting.ts';
import { usePrefetchedApplications } from './usePrefetchedApplications.ts';

/** Steps, and days of the coming two weeks, shown before "show more", if every application is in sight then. */
const shownOnPhone = { steps: 3, days: 3 } as const;
const shownOnWide = { steps: 5, days: 5 } as const;

const NewStudent = lazyPart(async () => ({
  default: (await import('./first-steps/NewStudent.tsx')).NewStudent,
}));

const RemainingSteps = lazyExtra(async () => ({
  default: (await import('./first-steps/RemainingSteps.tsx')).RemainingSteps,
}));

/** Summary of the student's applications over a period. */
const summaryQuery = (period: Period) =>
  getStudentJobSummaryQueryOptions({ period }, { query: { placeholderData: keepPreviousData } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) => {
  const period = readPeriod(searchParams);
  return prefetch([summaryQuery(period), seminarSummaryQuery(period)]);
};

/** My Progress: the student's applications, the next steps and their deadlines. */
export function Component() {
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
  const steps = useSteps(summary, period);
  usePrefetchedApplications(steps, summary?.waiting);
  const { hasSeminars, hasAppliedToSeminar } = useSeminars(period);
  // Waits for the seminars: the layout of a new student must not be replaced a moment later.
  const hasBegun = summary?.hasApplied === true || hasAppliedToSeminar;
  const isKnown = summary !== undefined && hasBegun !== undefined;

  const hasFailed = summary === undefined && isError;
  // Rendered with the content below, which it would otherwise push down.
  const due = isKnown && <DueSentence steps={steps} hasNotBegun={!hasBegun} />;
  const periodMenu = <PeriodMenu period={period} onChange={choosePeriod} />;
  const progress = summary !== undefined && (
    <Progress summary={summary} steps={steps} isPhone={isPhone} period={period} onPeriod={choosePeriod} />
  );
  return (
    <Stack gap="large">
      <PageHeader
        eyebrow={format.longDate(now.toISOString())}
        title={isPhone ? greeting : t('title')}
        subtitle={
          isPhone ? (
            isKnown || hasFailed ? (
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
          (hasBegun !== false || hasSeminars) && {
            actions: <PeriodControl period={period} onChange={choosePeriod} />,
          })}
      />
      {!isKnown && !hasFailed && (
        <Awaited>
          <DashboardSkeleton isPhone={isPhone} />
        </Awaited>
      )}
      {hasFailed && (
        <Card>
          <EmptyState
            title={t('failed.title')}
            description={t('failed.text')}
            actions={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}
          />
        </Card>
      )}
      {isKnown &&
        (hasBegun ? (
          progress
        ) : (
          <Suspense fallback={<DashboardSkeleton isPhone={isPhone} />}>
            <NewStudent
              due={steps.length > 0 && <NextStepsCard steps={steps} shown={shownOnPhone.steps} />}
              beside={
                <>
                  {hasSeminars && <SeminarsCard {...(isPhone && { periodMenu })} />}
                  <NewsCard />
                  <CompaniesCard />
                </>
              }
              usual={progress}
            />
          </Suspense>
        ))}
    </Stack>
  );
}

/** What is due for jobs and seminars, soonest first; without the seminars until they are there. */
function useSteps(summary: StudentJobSummary | undefined, period: Period): readonly AnyStep[] {
  const clock = useContext(ClockContext);
  const { data: seminars } = useQuery(seminarSummaryQuery(period));
  return useMemo(() => stepsOf(summary, seminars, clock()), [summary, seminars, clock]);
}

/** Requests the code of the first steps only for a student with an open one. */
function OpenFirstSteps() {
  const { data: student } = useStudentProfile();
  return student === undefined || student.firstSteps === null ? null : <RemainingSteps />;
}

/** What the dashboard needs to know of seminars before it shows any. */
interface SeminarsKnown {
  /** There is anything to say of seminars, in the chosen period or at all. */
  readonly hasSeminars: boolean;
  /** The student has applied to a seminar at any time; undefined until known, and false if it cannot be known. */
  readonly hasAppliedToSeminar: boolean | undefined;
}

function useSeminars(period: Period): SeminarsKnown {
  const { data, isFetching, errorUpdateCount } = useQuery(seminarSummaryQuery(period));
  if (data === undefined) {
    const isAwaited = isFetching && errorUpdateCount === 0;
    return { hasSeminars: false, hasAppliedToSeminar: isAwaited ? undefined : false };
  }
  const { applied, attended, canceled } = data.counters;
  const hasAppliedToSeminar = applied + attended + canceled > 0;
  return {
    hasSeminars: period !== defaultPeriod || data.upcoming.length > 0 || hasAppliedToSeminar,
    hasAppliedToSeminar,
  };
}

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
  readonly steps: readonly AnyStep[];
  readonly isPhone: boolean;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Memoised: the router's state changes while another screen loads must not re-render it. */
const Progress = memo(function Progress({ summary, steps: due, isPhone, period, onPeriod }: ProgressProps) {
  const periodMenu = <PeriodMenu period={period} onChange={onPeriod} />;
  const hasUniversity = useHasUniversity();
  const { hasSeminars } = useSeminars(period);
  const { hasApplied } = summary;
  const pipeline = hasApplied && <PipelineCard summary={summary} isPhone={isPhone} periodMenu={periodMenu} />;
  const begin = !hasApplied && <BeginCard />;
  const shown = isPhone ? shownOnPhone : shownOnWide;
  const steps = (hasApplied || due.length > 0) && <NextStepsCard steps={due} shown={shown.steps} />;
  const coming = <ComingCard steps={due} shown={shown.days} />;
  const waiting = <WaitingCard waiting={summary.waiting} />;
  const months = hasApplied && <MonthsCard months={summary.months} isPhone={isPhone} />;
  const counters = hasApplied && <Counters />;
  const remaining = (
    <Suspense fallback={null}>
      <OpenFirstSteps />
    </Suspense>
  );
  const seminars = (hasApplied || hasSeminars) && (
    <SeminarsCard {...(isPhone && !hasApplied && { periodMenu })} />
  );
  if (isPhone) {
    return (
      <Stack gap="large">
        {steps}
        {begin}
        {pipeline}
        <BelowTheFold>
          {remaining}
          {coming}
          {waiting}
          {seminars}
          {months}
          {counters}
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
          {begin}
          {waiting}
          {months}
          {hasUniversity && hasApplied ? <Grid columns={{ tablet: 2 }}>{counters}</Grid> : counters}
        </Stack>
        <Stack gap="large">
          {coming}
          {seminars}
          <BelowTheFold>{remaining}</BelowTheFold>
        </Stack>
      </Grid>
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <NewsCard />
        <CompaniesCard />
      </Grid>
    </Stack>
  );
});

/** Stands for the figures until there are any. */
function BeginCard() {
  const { t } = useTranslation('dashboard');
  return (
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
  );
}
