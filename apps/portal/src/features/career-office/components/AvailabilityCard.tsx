import { useShowCounsellorCalendar, type CounsellorSlot } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isDay, dayIn } from '../../../shared/format/dates.ts';
import { useCalendarDates, ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { toAppointment, toBooking } from '../../../shared/navigation/paths.ts';
import { FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { bookableDays, defaultFurthestDays } from '../booking/booking.ts';
import { useRules } from './BookingRules.tsx';
import { DayPicker, ZoneNote } from './DayPicker.tsx';

export interface AvailabilityCardProps {
  readonly counsellorId: string;
  /** The soonest free slot (UTC), whose day is shown first; null for none. */
  readonly startsWith: string | null;
  /** Whether booking is closed; the page says why. */
  readonly isClosed: boolean;
}

/** Days with free slots of a counsellor, and the slots of a day as links to booking. */
export function AvailabilityCard({ counsellorId, startsWith, isClosed }: AvailabilityCardProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone, zoneName: zone } = useTimeZone(startsWith ?? now());
  const { firstDay } = useCalendarDates();
  const rules = useRules();
  const today = dayIn(now(), timeZone);
  const [day, setDay] = useState(() => dayIn(startsWith ?? now(), timeZone));
  const { range, hasBefore, hasAfter } = bookableDays(
    day,
    today,
    rules?.furthestDays ?? defaultFurthestDays,
    firstDay,
  );
  const [from, to] = range ?? [today, today];
  const { data, isError, refetch } = useShowCounsellorCalendar(
    counsellorId,
    { dateRange: [from, to] },
    { query: { enabled: range !== null, placeholderData: keepPreviousData } },
  );
  const slots = data?.slots ?? [];
  const free = Map.groupBy(
    slots.filter(({ isAvailable }) => isAvailable),
    ({ startsAt }) => dayIn(startsAt, timeZone),
  );
  const onDay = slots.filter(({ startsAt }) => dayIn(startsAt, timeZone) === day);
  return (
    <Card title={t('counsellor.availability')}>
      {data === undefined && isError ? (
        <FailedState
          plain
          size="card"
          level={3}
          title={t('counsellor.availabilityFailed')}
          onTryAgain={refetch}
        />
      ) : (
        <Stack gap="medium">
          <ZoneNote zone={zone} />
          <Grid columns={{ tablet: 2 }} align="start">
            <DayPicker
              day={day}
              today={today}
              free={free}
              hasBefore={hasBefore}
              hasAfter={hasAfter}
              onChoose={(chosen) => isDay(chosen) && setDay(chosen < today ? today : chosen)}
            />
            <Stack gap="small">
              <Text weight="strong">
                <span role="status">{format.longDate(day)}</span>
              </Text>
              {data === undefined && <Skeleton width="threeQuarters" />}
              {data !== undefined && onDay.length === 0 && (
                <Text tone="soft">{t('counsellor.nothingOnDay')}</Text>
              )}
              <Grid as="ul" fill="small" gap="xsmall">
                {onDay.map((slot) => (
                  <li key={slot.startsAt}>
                    <SlotLink counsellorId={counsellorId} slot={slot} day={day} isClosed={isClosed} />
                  </li>
                ))}
              </Grid>
            </Stack>
          </Grid>
        </Stack>
      )}
    </Card>
  );
}

interface SlotLinkProps {
  readonly counsellorId: string;
  readonly slot: CounsellorSlot;
  readonly day: string;
  readonly isClosed: boolean;
}

/** A slot of the calendar: free, taken, or the student's own. */
function SlotLink({ counsellorId, slot, day, isClosed }: SlotLinkProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const { startsAt, endsAt, style, isAvailable, counsellingId } = slot;
  const range = format.times(format.time(startsAt), format.time(endsAt));
  if (counsellingId !== null) {
    return (
      <LinkButton size="small" fullWidth to={toAppointment(counsellingId)}>
        {t('counsellor.slotYours', { range })}
      </LinkButton>
    );
  }
  if (!isAvailable) return <Text tone="soft">{t('counsellor.slotTaken', { range })}</Text>;
  if (isClosed) return <Text>{range}</Text>;
  return (
    <Button asChild size="small" fullWidth>
      <Link
        to={toBooking({
          counsellor: counsellorId,
          ...(style !== 'BOTH' && { style }),
          day,
          slot: startsAt,
        })}
      >
        {range}
      </Link>
    </Button>
  );
}
