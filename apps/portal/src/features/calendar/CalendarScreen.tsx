import { useShowCalendar, type Calendar } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { NarrowAside } from '@michi/design-system/narrow-aside';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { keepPreviousData } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ClockContext } from '../../shared/format/useFormat.ts';
import { useTimeZone } from '../../shared/format/useTimeZone.ts';
import { dayIn } from '../../shared/format/zonedTime.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { readCalendarAddress, toCalendar, type CalendarAddress } from './calendarAddress.ts';
import { findClashes } from './clashes.ts';
import { CalendarHead } from './components/CalendarHead.tsx';
import { ClashNote } from './components/ClashNote.tsx';
import { EventDialog } from './components/EventDialog.tsx';
import { EventList } from './components/EventList.tsx';
import { GridSkeleton } from './components/GridSkeleton.tsx';
import { KindChips } from './components/KindChips.tsx';
import { MonthAtAGlance } from './components/MonthAtAGlance.tsx';
import { NothingOn } from './components/NothingOn.tsx';
import { SubscribeDialog } from './components/SubscribeDialog.tsx';
import { daysLater, monthsLater } from '../../shared/format/days.ts';
import { keyOf } from './eventTitles.ts';
import { kinds } from './kinds.ts';
import { shownDays } from './shownDays.ts';
import { useHolidays } from './useHolidays.ts';
import { useCalendarDates } from '../../shared/format/useCalendarDates.ts';
import { lazyPart } from '../../shared/ui/screen/lazyPart.tsx';
import { Awaited } from '../../shared/ui/results/Awaited.tsx';
import { FailedAlert } from '../../shared/ui/results/FailedState.tsx';

const EventGrid = lazyPart(() => import('./components/EventGrid.tsx'));

/** Every event of the student by month, by week, or as a list (specs/COVERAGE.md, section 4, "Calendar"). */
export function Component() {
  const { t } = useTranslation('calendar');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = useContext(ClockContext)();
  const isWide = useMedia(media.tablet);
  const { timeZone, words } = useTimeZone(now);
  const dates = useCalendarDates();
  const today = dayIn(now, timeZone);
  const address = readCalendarAddress(query, { view: isWide ? 'month' : 'list', today });
  const { view, day } = address;
  const shown = shownDays(view, day, dates.firstDay);
  const { data, isError, refetch } = useShowCalendar(
    { dateRange: [shown.fetchFrom, shown.fetchTo] },
    { query: { placeholderData: keepPreviousData } },
  );
  const span = view === 'month' ? dates.month(day) : dates.span(shown.from, shown.to);
  useScreenTitle(t('titleOf', { span }));

  const to = (change: Partial<CalendarAddress>) =>
    toCalendar({ ...address, event: null, ...change }, { today });
  const go = (change: Partial<CalendarAddress>) => void navigate(to(change), { preventScrollReset: true });
  const step = (count: number) =>
    go({ day: view === 'week' ? daysLater(day, 7 * count) : monthsLater(day, count) });

  const all = data?.events ?? [];
  const events = all.filter(({ kind }) => address.kinds.includes(kind));
  const isShown = ({ startsAt, endsAt }: Calendar['events'][number]) =>
    dayIn(startsAt, timeZone) <= shown.to &&
    dayIn(endsAt === null ? startsAt : new Date(Date.parse(endsAt) - 1), timeZone) >= shown.from;
  const here = events.filter(isShown);
  const opened = all.find((event) => keyOf(event) === address.event);
  const hasGrid = isWide && view !== 'list';
  const hasHoliday = [...useHolidays().keys()].some((date) => date >= shown.from && date <= shown.to);

  const subscribe = (button: 'quiet' | 'card') =>
    data !== undefined && (
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
        {here.length === 0 && (
          <NothingOn
            isHidden={all.some(isShown)}
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
          (here.length > 0 || hasHoliday) && (
            <EventList
              label={span}
              today={today}
              from={shown.from}
              to={shown.to}
              timeZone={timeZone}
              events={here}
              toEvent={(event) => to({ event })}
            />
          )
        )}
        <ClashNote clashes={findClashes(here, now)} />
      </Stack>
    );

  return (
    <Stack gap="medium">
      <CalendarHead
        title={span}
        zone={words}
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
