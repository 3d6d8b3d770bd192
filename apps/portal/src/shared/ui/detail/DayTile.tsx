import { DateTile } from '@michi/design-system/date-tile';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../format/intlFormats.ts';
import { useTimeZone } from '../../format/useTimeZone.ts';
import { dayIn } from '../../format/zonedTime.ts';

export interface DayTileProps {
  /** UTC. */
  readonly instant: string;
  /** Whether it is past. */
  readonly quiet: boolean;
}

/** The day of an instant in the reader's zone, as a tile. */
export function DayTile({ instant, quiet }: DayTileProps) {
  const { i18n } = useTranslation('shared');
  const { timeZone } = useTimeZone(instant);
  const date = dayIn(instant, timeZone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(i18n.language, { timeZone, ...options }).format(new Date(instant));
  return (
    <DateTile
      date={date}
      month={part({ month: 'short' })}
      day={String(Number(date.slice(8)))}
      weekday={part({ weekday: 'long' })}
      quiet={quiet}
    />
  );
}
