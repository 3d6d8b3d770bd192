import type { CalendarEvent, CalendarEventKind } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { ToggleChip } from '@michi/design-system/chip';
import { Icon } from '@michi/design-system/icon';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { SmallMonth } from '@michi/design-system/small-month';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weeksOfMonth, type Day } from '../../../shared/format/dates.ts';
import { useCalendarDates, useFormat } from '../../../shared/format/useFormat.ts';
import { views, type CalendarView } from '../calendarAddress.ts';
import { daysOf } from '../events.ts';
import { kindStyles, kinds } from '../kinds.ts';
import { useHolidays } from '../../../shared/format/useHolidays.ts';

interface CalendarHeadProps {
  /** The days that are shown, such as "November 2026". */
  readonly title: string;
  /** Null where it is the device's. */
  readonly zone: string | null;
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly onBefore: () => void;
  readonly onToday: () => void;
  readonly onAfter: () => void;
}

/** The days shown, their time zone, the view, and buttons for other days and views. */
export function CalendarHead({ title, zone, view, onView, onBefore, onToday, onAfter }: CalendarHeadProps) {
  const { t } = useTranslation('calendar');
  return (
    <Stack gap="small">
      <PageHeader
        title={title}
        actions={
          <SegmentedControl
            label={t('views.label')}
            options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onValueChange={onView}
          />
        }
      />
      <Inline justify="between" gap="small">
        <Inline gap="xxsmall" wrap={false}>
          <IconButton
            icon={ChevronLeft}
            label={t('before')}
            variant="outline"
            size="small"
            onClick={onBefore}
          />
          <Button size="small" onClick={onToday}>
            {t('today')}
          </Button>
          <IconButton
            icon={ChevronRight}
            label={t('after')}
            variant="outline"
            size="small"
            onClick={onAfter}
          />
        </Inline>
        {zone !== null && (
          <Inline gap="xxsmall" wrap={false} align="start">
            <Icon icon={Globe} size="small" />
            <Text as="span" size="small" tone="soft">
              {t('zone', { zone })}
            </Text>
          </Inline>
        )}
      </Inline>
    </Stack>
  );
}

interface KindChipsProps {
  readonly chosen: readonly CalendarEventKind[];
  readonly onChange: (kinds: readonly CalendarEventKind[]) => void;
}

/** Filter by kind of event, each with its colour. */
export function KindChips({ chosen, onChange }: KindChipsProps) {
  const { t } = useTranslation('calendar');
  const { t: labels } = useTranslation('labels');
  return (
    <ScrollRow label={t('kinds.label')}>
      {kinds.map((kind) => (
        <ToggleChip
          key={kind}
          swatch={kindStyles[kind].tone}
          pressed={chosen.includes(kind)}
          onPressedChange={(isOn) =>
            onChange(kinds.filter((each) => (each === kind ? isOn : chosen.includes(each))))
          }
        >
          {labels(`calendarEventKind.${kind}`)}
        </ToggleChip>
      ))}
    </ScrollRow>
  );
}

interface MonthAtAGlanceProps {
  readonly day: Day;
  readonly today: Day;
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  readonly marksWeek: boolean;
  readonly onChoose: (day: Day) => void;
}

/** A small month calendar around a day, with a dot for days with events. */
export function MonthAtAGlance({ day, today, timeZone, events, marksWeek, onChoose }: MonthAtAGlanceProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const dates = useCalendarDates();
  const holidays = useHolidays();
  const byDay = Map.groupBy(
    events.flatMap((event) => daysOf(event, timeZone).map((date) => ({ date, kind: event.kind }))),
    ({ date }) => date,
  );
  return (
    <Card title={dates.month(day)}>
      <SmallMonth
        label={dates.month(day)}
        weekdays={dates.weekdays}
        weeks={weeksOfMonth(day, dates.firstDay).map((week) =>
          week.map((date) => {
            const on = byDay.get(date) ?? [];
            const holiday = holidays.get(date);
            const texts = { day: format.list([format.longDate(date), holiday]), count: on.length };
            return {
              date,
              number: String(Number(date.slice(8))),
              label: on.length === 0 ? t('day.none', texts) : t('day.events', texts),
              isQuiet: date.slice(0, 7) !== day.slice(0, 7),
              isToday: date === today,
              isHoliday: holiday !== undefined,
              tones: [...new Set(on.map(({ kind }) => kindStyles[kind].tone))],
            };
          }),
        )}
        value={day}
        marksWeek={marksWeek}
        onValueChange={onChoose}
      />
    </Card>
  );
}
