import { session } from '@michi/api/session';
import {
  getProfileQueryKey,
  getShowCalendarQueryOptions,
  type Calendar,
  type UserProfile,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { NarrowAside } from '@michi/design-system/narrow-aside';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { daysLater, monthsLater, dayIn, ianaTimeZone } from '../../shared/format/dates.ts';
import {
  ClockContext,
  deviceClock,
  regions,
  useCalendarDates,
  useFormat,
  useTimeZone,
} from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';
import { Awaited, FailedAlert } from '../../shared/ui/results/QueryStates.tsx';
import { lazyPart } from '../../shared/ui/screen/lazyPart.tsx';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import {
  readCalendarAddress,
  toCalendar,
  visibleDays,
  type CalendarAddress,
  type VisibleDays,
} from './calendarAddress.ts';
import { CalendarHead, KindChips, MonthAtAGlance } from './components/CalendarControls.tsx';
import { EventDialog, EventList } from './components/EventList.tsx';
import { SubscribeDialog } from './components/SubscribeDialog.tsx';
import { findClashes, keyOf, shortTitleOf, type Clash } from './events.ts';
import { kinds } from './kinds.ts';
import { useHolidays } from '../../shared/format/useHolidays.ts';

const EventGrid = lazyPart(() => import('./components/EventGrid.tsx'));

const calendarQuery = ({ fetchFrom, fetchTo }: VisibleDays) =>
  getShowCalendarQueryOptions(
    { dateRange: [fetchFrom, fetchTo] },
    { query: { placeholderData: keepPreviousData } },
  );

const defaultView = (isWide: boolean) => (isWide ? 'month' : 'list');

/** Prefetches the days that are shown, which only the student's time zone and the clock tell. */
const prefetchDays =
  (clock: () => Date): LoaderFunction =>
  ({ url: { searchParams } }) => {
    const profile = sessionQueryClient().getQueryData<UserProfile>(getProfileQueryKey());
    if (profile === undefined) return null;
    const { view, day } = readCalendarAddress(searchParams, {
      view: defaultView(globalThis.matchMedia(media.tablet).matches),
      today: dayIn(clock(), ianaTimeZone(profile.settings.timezone)),
    });
    return prefetch([calendarQuery(visibleDays(view, day, regions[session.language()].firstDay))]);
  };

export const clientLoader = prefetchDays(deviceClock);

/** Every event of the student by month, by week, or as a list (specs/COVERAGE.md, section 4, "Calendar"). */
export function Component() {
  const { t } = useTranslation('calendar');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = useContext(ClockContext)();
  const isWide = useMedia(media.tablet);
  const { timeZone, zoneName: zone } = useTimeZone(now);
  const dates = useCalendarDates();
  const today = dayIn(now, timeZone);
  const address = readCalendarAddress(query, { view: defaultView(isWide), today });
  const { view, day } = address;
  const visible = visibleDays(view, day, dates.firstDay);
  const { data, isError, refetch } = useQuery(calendarQuery(visible));
  const span = view === 'month' ? dates.month(day) : dates.span(visible.from, visible.to);
  useScreenTitle(t('titleOf', { span }));

  const to = (change: Partial<CalendarAddress>) =>
    toCalendar({ ...address, event: null, ...change }, { today });
  const go = (change: Partial<CalendarAddress>) => void navigate(to(change), { preventScrollReset: true });
  const step = (count: number) =>
    go({ day: view === 'week' ? daysLater(day, 7 * count) : monthsLater(day, count) });

  const all = data?.events ?? [];
  const events = all.filter(({ kind }) => address.kinds.includes(kind));
  const isVisible = ({ startsAt, endsAt }: Calendar['events'][number]) =>
    dayIn(startsAt, timeZone) <= visible.to &&
    dayIn(endsAt === null ? startsAt : new Date(Date.parse(endsAt) - 1), timeZone) >= visible.from;
  const visibleEvents = events.filter(isVisible);
  const opened = all.find((event) => keyOf(event) === address.event);
  const hasGrid = isWide && view !== 'list';
  const hasHoliday = [...useHolidays().keys()].some((date) => date >= visible.from && date <= visible.to);

  const subscribe = (button: 'quiet' | 'card') =>
    // Saved data have no token.
    data !== undefined &&
    data.subscribeToken !== '' && (
      <SubscribeDialog
        token={data.subscribeToken}
        trigger={
          button === 'quiet' ? (
            <Button variant="ghost" size="small" icon={CalendarPlus}>
              {t('subscribe.title')}
            </Button>
          ) : (
            <Button variant="ghost" size="small" flush>
              {t('subscribe.action')}
            </Button>
          )
        }
      />
    );
  const contents =
    data === undefined ? (
      isError ? (
        <FailedAlert onTryAgain={refetch}>{t('failed')}</FailedAlert>
      ) : (
        <Awaited>
          <GridSkeleton isGrid={hasGrid} />
        </Awaited>
      )
    ) : (
      <Stack gap="medium">
        {visibleEvents.length === 0 && (
          <NothingOn
            isHidden={all.some(isVisible)}
            onShowAll={() => go({ kinds })}
            isBrief={hasGrid || hasHoliday}
          />
        )}
        {hasGrid ? (
          <Suspense fallback={<GridSkeleton isGrid />}>
            <EventGrid
              view={view === 'week' ? 'week' : 'month'}
              day={day}
              timeZone={timeZone}
              events={events}
              onOpen={(event) => go({ event })}
            />
          </Suspense>
        ) : (
          (visibleEvents.length > 0 || hasHoliday) && (
            <EventList
              label={span}
              today={today}
              from={visible.from}
              to={visible.to}
              timeZone={timeZone}
              events={visibleEvents}
              toEvent={(event) => to({ event })}
            />
          )
        )}
        <ClashNote clashes={findClashes(visibleEvents, now)} />
      </Stack>
    );

  return (
    <Stack gap="medium">
      <CalendarHead
        title={span}
        zone={zone}
        view={view}
        onView={(next) => go({ view: next })}
        onBefore={() => step(-1)}
        onToday={() => go({ day: today })}
        onAfter={() => step(1)}
      />
      <Inline justify="between" gap="small">
        <KindChips chosen={address.kinds} onChange={(chosen) => go({ kinds: chosen })} />
        {hasGrid && view === 'month' && subscribe('quiet')}
      </Inline>
      {hasGrid && view === 'month' ? (
        contents
      ) : (
        <NarrowAside
          aside={
            <>
              <MonthAtAGlance
                day={day}
                today={today}
                timeZone={timeZone}
                events={events}
                marksWeek={view === 'week'}
                onChoose={(next) => go({ day: next })}
              />
              {isWide && (
                <Card title={t('subscribe.title')}>
                  <Stack gap="xsmall" align="start">
                    <Text tone="soft">{t('subscribe.text')}</Text>
                    {subscribe('card')}
                  </Stack>
                </Card>
              )}
            </>
          }
        >
          {contents}
          {!isWide && subscribe('quiet')}
        </NarrowAside>
      )}
      {opened !== undefined && (
        <EventDialog event={opened} timeZone={timeZone} onClose={() => go({ event: null })} />
      )}
    </Stack>
  );
}

interface NothingOnProps {
  /** Whether events are hidden by the filter. */
  readonly isHidden: boolean;
  readonly onShowAll: () => void;
  /** An alert above the days instead of an empty state. */
  readonly isBrief: boolean;
}

/** Says that there are no events, and what to do. */
function NothingOn({ isHidden, onShowAll, isBrief }: NothingOnProps) {
  const { t } = useTranslation('calendar');
  const text = t(isHidden ? 'empty.hidden' : 'empty.text');
  const action = isHidden ? (
    <Button size="small" onClick={onShowAll}>
      {t('empty.showAll')}
    </Button>
  ) : (
    <LinkButton size="small" to={paths.publicJobs}>
      {t('empty.jobs')}
    </LinkButton>
  );
  return isBrief ? (
    <Alert silent title={t('empty.title')} actions={action}>
      {text}
    </Alert>
  ) : (
    <Card>
      <EmptyState title={t('empty.title')} description={text} actions={action} />
    </Card>
  );
}

/** Names the next two events that overlap, with a link to the one that still needs a response. */
function ClashNote({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const format = useFormat();
  const [clash] = clashes;
  if (clash === undefined) return null;
  const { first, second, minutes } = clash;
  const open = [first, second].find(({ isUnanswered }) => isUnanswered) ?? first;
  const page = safeNext(open.path);
  return (
    <Alert
      tone="warning"
      silent
      title={t('clash.title', { count: clashes.length, date: format.date(second.startsAt) })}
      {...(page !== null && {
        actions: (
          <LinkButton size="small" to={page}>
            {t('clash.options')}
          </LinkButton>
        ),
      })}
    >
      {t('clash.text', {
        count: minutes,
        first: shortTitleOf(first, language),
        second: shortTitleOf(second, language),
      })}
    </Alert>
  );
}

const cells = 35;

/** Skeleton of a calendar while it loads. */
function GridSkeleton({ isGrid }: { readonly isGrid: boolean }) {
  const { t } = useTranslation('calendar');
  if (!isGrid)
    return (
      <Card padding="none">
        <SkeletonRows label={t('loading')} />
      </Card>
    );
  return (
    <Card>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <SkeletonGroup>
        <Grid columns={{ phone: 7 }} gap="small">
          {Array.from({ length: cells }, (_, index) => (
            <Skeleton key={index} kind="block" />
          ))}
        </Grid>
      </SkeletonGroup>
    </Card>
  );
}
