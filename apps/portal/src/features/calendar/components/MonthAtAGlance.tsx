import type { CalendarEvent } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { SmallMonth } from '@michi/design-system/small-month';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { weeksOfMonth, type Day } from '../../../shared/format/days.ts';
import { daysOf } from '../eventDays.ts';
import { kindLooks } from '../kinds.ts';
import { useHolidays } from '../useHolidays.ts';
import { useCalendarDates } from '../../../shared/format/useCalendarDates.ts';

export interface MonthAtAGlanceProps {
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
            const words = { day: format.list([format.longDate(date), holiday]), count: on.length };
            return {
              date,
              number: String(Number(date.slice(8))),
              label: on.length === 0 ? t('day.none', words) : t('day.events', words),
              isOtherMonth: date.slice(0, 7) !== day.slice(0, 7),
              isToday: date === today,
              isHoliday: holiday !== undefined,
              tones: [...new Set(on.map(({ kind }) => kindLooks[kind].tone))],
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
