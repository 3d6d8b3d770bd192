import { getStudentJobSummaryQueryOptions, type StudentJobSummary } from '@michi/api/job';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Skeleton, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, Suspense, useCallback, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { ClockContext, TimeZoneContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { toJobs } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { stepsOf, type AnyStep } from '../../shared/ui/detail/nextStep.ts';
import { Awaited } from '../../shared/ui/results/QueryStates.tsx';
import { BelowTheFold } from '../../shared/ui/screen/BelowTheFold.tsx';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { ComingCard } from './components/ComingCard.tsx';
import {
  MonthsCard,
  PipelineCard,
  PublicCountersCard,
  UniversityCountersCard,
} from './components/FigureCards.tsx';
import { CompaniesCard, NewsCard } from './components/NewsCard.tsx';
import { DueSentence, NextStepsCard } from './components/NextStepsCard.tsx';
import {
  defaultPeriod,
  PeriodControl,
  PeriodMenu,
  readPeriod,
  writePeriod,
  type Period,
} from './components/PeriodControl.tsx';
import { SeminarsCard, seminarSummaryQuery } from './components/SeminarsCard.tsx';
import { WaitingCard } from './components/WaitingCard.tsx';
import { NewStudent, RemainingSteps } from './first-steps/NewStudent.tsx';
import { partOfDay } from '../../shared/format/dates.ts';
import { usePrefetchedApplications } from './usePrefetchedApplications.ts';

/** Steps, and days of the coming two weeks, shown before "show more", if every application is in sight then. */
const limitsOnPhone = { steps: 3, days: 3 } as const;
const limitsOnWide = { steps: 5, days: 5 } as const;

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
              {t('greeting.sentence', { greeting })}
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
          <DashboardSkeleton />
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
        // The first steps have translations of their own.
        (hasBegun ? (
          progress
        ) : (
          <Suspense fallback={<DashboardSkeleton />}>
            <NewStudent
              due={steps.length > 0 && <NextStepsCard steps={steps} limit={limitsOnPhone.steps} />}
              beside={
                <>
                  {hasSeminars && <SeminarsCard {...(isPhone && { periodMenu })} />}
                  <NewsCard />
                  <CompaniesCard />
                </>
              }
              dashboard={progress}
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

/** What the dashboard needs to know of seminars before it shows any. */
interface SeminarsState {
  /** There is anything to say of seminars, in the chosen period or at all. */
  readonly hasSeminars: boolean;
  /** The student has applied to a seminar at any time; undefined until known, and false if it cannot be known. */
  readonly hasAppliedToSeminar: boolean | undefined;
}

function useSeminars(period: Period): SeminarsState {
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
  const pipeline = hasApplied && <PipelineCard summary={summary} {...(isPhone && { periodMenu })} />;
  const begin = !hasApplied && <BeginCard />;
  const limits = isPhone ? limitsOnPhone : limitsOnWide;
  const steps = (hasApplied || due.length > 0) && <NextStepsCard steps={due} limit={limits.steps} />;
  const coming = <ComingCard steps={due} limit={limits.days} />;
  const waiting = <WaitingCard waiting={summary.waiting} />;
  const months = hasApplied && <MonthsCard months={summary.months} isPhone={isPhone} />;
  const counters = hasApplied && <Counters />;
  // Its translations are loaded when a step is open.
  const remaining = <RemainingSteps />;
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
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          {steps}
          {begin}
          {waiting}
          {months}
          {hasUniversity && hasApplied ? <Grid columns={{ tablet: 2 }}>{counters}</Grid> : counters}
        </Stack>
        <Stack gap="large">
          {pipeline}
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

/** The dashboard's cards while their contents are on the way. */
function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Card title={t('steps.title')} ruled padding="none">
        <SkeletonRows label={t('loading')} count={3} />
      </Card>
      <Card title={t('pipeline.title')}>
        <Skeleton kind="picture" />
      </Card>
    </Grid>
  );
}

/** Placeholder for the sentence of what is due: two lines on a phone. */
function DueSkeleton() {
  return (
    <Stack gap="xsmall">
      <Skeleton kind="title" width="full" />
      <Skeleton kind="title" width="half" />
    </Stack>
  );
}

/** "Good morning, Hana"; 佐伯さん、おはようございます. Without the name until it is known. */
const useGreeting = (): string => {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const timeZone = useContext(TimeZoneContext);
  const now = useContext(ClockContext)();
  const { data: profile } = useProfile();
  const greeting = t(`greeting.${partOfDay(now, timeZone)}`);
  if (profile === undefined) return greeting;
  const { familyName, firstName, familyNameJp, firstNameJp } = profile;
  const name = language === 'jp' ? (familyNameJp ?? familyName) : (firstName ?? firstNameJp);
  return t('greeting.named', { greeting, name });
};
