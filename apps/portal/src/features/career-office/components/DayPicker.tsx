import { Icon } from '@michi/design-system/icon';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { SmallMonth } from '@michi/design-system/small-month';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { monthsLater, weeksOfMonth, type Day } from '../../../shared/format/dates.ts';
import { useCalendarDates, useFormat } from '../../../shared/format/useFormat.ts';

interface DayPickerProps {
  /** The day whose slots are shown; its month is displayed. */
  readonly day: Day;
  readonly today: Day;
  readonly free: ReadonlyMap<Day, readonly unknown[]>;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly onChoose: (day: Day) => void;
}

/** The weeks of a month that are not over, for choosing a day, with a dot on days with free slots. */
export function DayPicker({ day, today, free, hasBefore, hasAfter, onChoose }: DayPickerProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const dates = useCalendarDates();
  const month = dates.month(day);
  const firstOf = (months: number) => monthsLater(`${day.slice(0, 7)}-01`, months);
  return (
    <Stack gap="small">
      <Inline justify="between" wrap={false}>
        <Text weight="strong">
          <span role="status">{month}</span>
        </Text>
        <Inline gap="xxsmall" wrap={false}>
          {hasBefore && (
            <IconButton
              size="small"
              icon={ChevronLeft}
              label={t('days.before')}
              onClick={() => {
                const before = firstOf(-1);
                onChoose(before < today ? today : before);
              }}
            />
          )}
          {hasAfter && (
            <IconButton
              size="small"
              icon={ChevronRight}
              label={t('days.after')}
              onClick={() => onChoose(firstOf(1))}
            />
          )}
        </Inline>
      </Inline>
      <SmallMonth
        picks
        label={month}
        weekdays={dates.weekdays}
        // Weeks that are over would push the times below a phone's first view.
        weeks={weeksOfMonth(day, dates.firstDay)
          .filter((week) => week.some((date) => date >= today))
          .map((week) =>
            week.map((date) => {
              const count = free.get(date)?.length ?? 0;
              return {
                date,
                number: String(Number(date.slice(8))),
                label:
                  count === 0
                    ? t('days.none', { day: format.longDate(date) })
                    : t('days.free', { day: format.longDate(date), count }),
                isQuiet: date < today || date.slice(0, 7) !== day.slice(0, 7),
                isToday: date === today,
                tones: count === 0 ? [] : (['success'] as const),
              };
            }),
          )}
        value={day}
        onValueChange={onChoose}
      />
      <Text size="tiny" tone="soft">
        {t('days.legend')}
      </Text>
    </Stack>
  );
}

/** Names the time zone of the times below, unless it is the device's. */
export function ZoneNote({ zone }: { readonly zone: string | null }) {
  const { t } = useTranslation('career-office');
  if (zone === null) return null;
  return (
    <Inline gap="xxsmall" wrap={false} align="start">
      <Icon icon={Globe} size="small" />
      <Text as="span" size="small">
        {t('time.zone', { zone })}
      </Text>
    </Inline>
  );
}
