import {
  useListCounsellingSlots,
  type ListCounsellingSlotsParams,
  type CounsellingSlot,
} from '@michi/api/university';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { daysLater, monthsLater, type Day, dayIn } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useCalendarDates, ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { useRules } from '../components/BookingRules.tsx';
import { DayPicker, ZoneNote } from '../components/DayPicker.tsx';
import { bookableDays, defaultFurthestDays, maxDays } from './booking.ts';

/** The slots as links, which lead on. */
interface LinkedSlots {
  /** @param startsAt start of the slot (UTC) */
  readonly linkOf: (startsAt: string) => string;
}

/** The slots as a field of a form. */
interface SlotField {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  /** Start of the chosen slot (UTC). */
  readonly slot: string | null;
  readonly onSlotChange: (startsAt: string) => void;
  readonly error?: string | undefined;
}

type SlotPickerProps = (LinkedSlots | SlotField) & {
  readonly params: Omit<ListCounsellingSlotsParams, 'dateRange'>;
  /** The chosen day; null for the first day with free slots. */
  readonly day: Day | null;
  readonly onDayChange: (day: Day) => void;
  /** Start of a slot to leave out: the current one of the appointment. */
  readonly without?: string;
};

/** A day and one of its free slots, in the student's zone, with other events at that time. */
export function SlotPicker({ params, day, onDayChange, without, ...slotsAs }: SlotPickerProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone, zoneName: zone } = useTimeZone(now());
  const dates = useCalendarDates();
  const rules = useRules();
  const today = dayIn(now(), timeZone);
  const furthest = rules?.furthestDays ?? defaultFurthestDays;
  // Until a day is chosen, the first with a free slot is searched.
  const soonest = useListCounsellingSlots(
    { ...params, dateRange: [today, daysLater(today, Math.min(furthest, maxDays - 1))] },
    { query: { enabled: day === null } },
  );
  const firstFree = soonest.data?.slots[0];
  const displayedDay = day ?? (firstFree === undefined ? today : dayIn(firstFree.startsAt, timeZone));
  const { range, hasBefore, hasAfter } = bookableDays(displayedDay, today, furthest, dates.firstDay);
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
  const onDay = free.get(displayedDay) ?? [];
  const isAnyone = params.counsellorId === undefined && params.counsellingId === undefined;
  const noteOf = ({ counsellor, clash }: CounsellingSlot) =>
    format.list([
      isAnyone ? pickBilingual(counsellor, 'name', language) : null,
      clash === null ? null : t('slots.clash', { title: pickBilingual(clash, 'title', language) }),
    ]);
  const label = t('slots.label', { day: format.longDate(displayedDay) });
  const nextMonth = monthsLater(`${displayedDay.slice(0, 7)}-01`, 1);
  return (
    <Stack gap="medium">
      <ZoneNote zone={zone} />
      <Grid columns={{ tablet: 2 }} align="start">
        <DayPicker
          day={displayedDay}
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
          {data !== undefined &&
            onDay.length > 0 &&
            ('linkOf' in slotsAs ? (
              <>
                <Text weight="strong">{label}</Text>
                <Grid as="ul" fill="small" gap="small">
                  {onDay.map((slot) => (
                    <Stack as="li" key={slot.startsAt} gap="xxsmall">
                      <LinkButton to={slotsAs.linkOf(slot.startsAt)} fullWidth>
                        {format.times(format.time(slot.startsAt), format.time(slot.endsAt))}
                      </LinkButton>
                      {noteOf(slot) !== '' && (
                        <Text size="tiny" tone="soft">
                          {noteOf(slot)}
                        </Text>
                      )}
                    </Stack>
                  ))}
                </Grid>
              </>
            ) : (
              <ChoiceTiles
                id={slotsAs.id}
                label={label}
                fill={isAnyone || onDay.some(({ clash }) => clash !== null) ? 'medium' : 'small'}
                error={slotsAs.error}
                value={slotsAs.slot}
                onValueChange={slotsAs.onSlotChange}
                options={onDay.map((slot) => ({
                  value: slot.startsAt,
                  label: format.times(format.time(slot.startsAt), format.time(slot.endsAt)),
                  ...(noteOf(slot) !== '' && { note: noteOf(slot) }),
                }))}
              />
            ))}
          {data !== undefined && onDay.length === 0 && (
            <Stack gap="xsmall">
              <Text weight="strong">{format.longDate(displayedDay)}</Text>
              <Text tone="soft">
                {slots.length === 0
                  ? t('slots.noneInMonth', { month: dates.month(displayedDay) })
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
              {'error' in slotsAs && slotsAs.error !== undefined && (
                <Text size="small" tone="danger">
                  {slotsAs.error}
                </Text>
              )}
            </Stack>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

interface LostSlotProps {
  /** Id of the choice, to focus it. */
  readonly id?: string;
  /** The slot taken by another student (UTC). */
  readonly lost: string;
  readonly next: readonly CounsellingSlot[];
  /** Start of the slot chosen instead (UTC); null for none. */
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChoose: (slot: CounsellingSlot) => void;
  readonly onSeeAll: () => void;
}

/** Reports that a slot was taken, and offers the next ones instead. */
export function LostSlot({ id, lost, next, value, error, onChoose, onSeeAll }: LostSlotProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Alert
      tone="warning"
      title={t('lost.title', { date: format.dateAndTimeWithZone(lost) })}
      actions={
        <Button size="small" onClick={onSeeAll}>
          {t('lost.all')}
        </Button>
      }
    >
      <Stack gap="small">
        <span>{t(next.length === 0 ? 'lost.noNext' : 'lost.text')}</span>
        {next.length > 0 && (
          <ChoiceTiles
            id={id}
            label={t('lost.next')}
            value={value}
            error={error}
            onValueChange={(startsAt) => {
              const slot = next.find((each) => each.startsAt === startsAt);
              if (slot !== undefined) onChoose(slot);
            }}
            options={next.map(({ startsAt, counsellor, clash }) => ({
              value: startsAt,
              label: format.dateAndTime(startsAt),
              note: format.list([
                pickBilingual(counsellor, 'name', language),
                clash === null ? null : t('slots.clash', { title: pickBilingual(clash, 'title', language) }),
              ]),
            }))}
          />
        )}
      </Stack>
    </Alert>
  );
}
