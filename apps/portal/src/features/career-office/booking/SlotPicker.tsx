import { useListCounsellingSlots, type ListCounsellingSlotsParams } from '@michi/api/university';
import { Button } from '@michi/design-system/button';
import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { daysLater, monthsLater, type Day } from '../../../shared/format/days.ts';
import { useCalendarDates } from '../../../shared/format/useCalendarDates.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { dayIn } from '../../../shared/format/zonedTime.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { bookableDays } from '../bookableDays.ts';
import { DayPicker } from '../components/DayPicker.tsx';
import { ZoneNote } from '../components/ZoneNote.tsx';
import { useRules } from '../useRules.ts';
import { defaultFurthestDays, mostDays } from './limits.ts';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

export interface SlotPickerProps {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly params: Omit<ListCounsellingSlotsParams, 'dateRange'>;
  /** The chosen day; null for the first day with free slots. */
  readonly day: Day | null;
  readonly onDayChange: (day: Day) => void;
  /** Start of the chosen slot (UTC). */
  readonly slot: string | null;
  readonly onSlotChange: (startsAt: string) => void;
  readonly error?: string | undefined;
  /** Start of a slot to leave out: the current one of the appointment. */
  readonly without?: string;
}

/** A day and one of its free slots, in the student's zone, with other events at that time. */
export function SlotPicker({
  id,
  params,
  day,
  onDayChange,
  slot,
  onSlotChange,
  error,
  without,
}: SlotPickerProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone, words: zone } = useTimeZone(slot ?? now());
  const dates = useCalendarDates();
  const rules = useRules();
  const today = dayIn(now(), timeZone);
  const furthest = rules?.furthestDays ?? defaultFurthestDays;
  // Until a day is chosen, the first with a free slot is searched.
  const soonest = useListCounsellingSlots(
    { ...params, dateRange: [today, daysLater(today, Math.min(furthest, mostDays - 1))] },
    { query: { enabled: day === null } },
  );
  const firstFree = soonest.data?.slots[0];
  const shownDay = day ?? (firstFree === undefined ? today : dayIn(firstFree.startsAt, timeZone));
  const { range, hasBefore, hasAfter } = bookableDays(shownDay, today, furthest, dates.firstDay);
  const [from, to] = range ?? [today, today];
  const isDayKnown = day !== null || soonest.data !== undefined;
  const ofMonth = useListCounsellingSlots(
    { ...params, dateRange: [from, to] },
    { query: { enabled: range !== null && isDayKnown } },
  );
  const { data, isError, refetch } = isDayKnown ? ofMonth : soonest;
  if (data === undefined && isError) {
    return <FailedState plain size="card" level={3} title={t('slots.failed')} onTryAgain={refetch} />;
  }
  const slots = (data?.slots ?? []).filter(({ startsAt }) => startsAt !== without);
  const free = Map.groupBy(slots, ({ startsAt }) => dayIn(startsAt, timeZone));
  const first = slots[0];
  const onDay = free.get(shownDay) ?? [];
  const isAnyone = params.counsellorId === undefined && params.counsellingId === undefined;
  const nextMonth = monthsLater(`${shownDay.slice(0, 7)}-01`, 1);
  return (
    <Stack gap="medium">
      <ZoneNote zone={zone} />
      <Grid columns={{ tablet: 2 }} align="start">
        <DayPicker
          day={shownDay}
          today={today}
          free={free}
          hasBefore={hasBefore}
          hasAfter={hasAfter}
          onChoose={(chosen) => onDayChange(chosen < today ? today : chosen)}
        />
        <Stack gap="small">
          {data === undefined && (
            <Awaited isInCard level={3}>
              <div role="status" aria-label={t('slots.loading')}>
                <Stack gap="small">
                  <Skeleton width="half" />
                  <Skeleton kind="title" />
                  <Skeleton kind="title" />
                </Stack>
              </div>
            </Awaited>
          )}
          {data !== undefined && onDay.length > 0 && (
            <ChoiceTiles
              id={id}
              label={t('slots.label', { day: format.longDate(shownDay) })}
              fill={isAnyone || onDay.some(({ clash }) => clash !== null) ? 'medium' : 'small'}
              error={error}
              value={slot}
              onValueChange={onSlotChange}
              options={onDay.map(({ startsAt, endsAt, counsellor, clash }) => {
                const note = format.list([
                  isAnyone ? pickBilingual(counsellor, 'name', language) : null,
                  clash === null
                    ? null
                    : t('slots.clash', { title: pickBilingual(clash, 'title', language) }),
                ]);
                return {
                  value: startsAt,
                  label: format.times(format.time(startsAt), format.time(endsAt)),
                  ...(note !== '' && { note }),
                };
              })}
            />
          )}
          {data !== undefined && onDay.length === 0 && (
            <Stack gap="xsmall">
              <Text weight="strong">{format.longDate(shownDay)}</Text>
              <Text tone="soft">
                {slots.length === 0
                  ? t('slots.noneInMonth', { month: dates.month(shownDay) })
                  : t('slots.noneOnDay')}
              </Text>
              <Inline gap="small">
                {first !== undefined && (
                  <Button size="small" onClick={() => onDayChange(dayIn(first.startsAt, timeZone))}>
                    {t('slots.toFirst', { date: format.date(dayIn(first.startsAt, timeZone)) })}
                  </Button>
                )}
                {slots.length === 0 && hasAfter && (
                  <Button size="small" onClick={() => onDayChange(nextMonth)}>
                    {t('slots.toNextMonth')}
                  </Button>
                )}
              </Inline>
              {error !== undefined && (
                <Text size="small" tone="danger">
                  {error}
                </Text>
              )}
            </Stack>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
