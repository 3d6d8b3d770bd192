import type { Job } from '@michi/api/job';
import type { Seminar } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import { Text } from '@michi/design-system/text';
import { Clock } from 'lucide-react';
import { useFormat, useTimeZone } from '../../format/useFormat.ts';
import { DateTile } from '@michi/design-system/date-tile';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat, dayIn } from '../../format/dates.ts';

interface ForStudent {
  readonly eligibility: Pick<Job['eligibility'], 'status'> | Pick<Seminar['eligibility'], 'status'>;
}

/** Whether the student can apply, as far as is known; some conditions may be left for them to check. */
export const isOpenToYou = ({ eligibility: { status } }: ForStudent): boolean =>
  status === 'ELIGIBLE' || status === 'CHECK_CONDITIONS';

interface DeadlineBadgeProps {
  /** RFC 3339. */
  readonly at: string;
  /** A response is due: orange however far away it is. */
  readonly isOwed?: boolean;
  /** Date and time stand beside it, so only the days left are said. */
  readonly isBesideDate?: boolean;
  /** No action is possible: never orange. */
  readonly isPassive?: boolean;
}

/** A deadline with the days left and its date, in orange if an action is urgent. */
export function DeadlineBadge({
  at,
  isOwed = false,
  isBesideDate = false,
  isPassive = false,
}: DeadlineBadgeProps) {
  const format = useFormat();
  const deadline = format.deadline(at, { isOwed });
  if (deadline === null) return null;
  const label = isBesideDate ? deadline.leftInDays : format.list([deadline.left, deadline.date]);
  if (deadline.isUrgent && !isPassive) {
    return (
      <Badge tone="deadline" icon={Clock}>
        {label}
      </Badge>
    );
  }
  return (
    <Text as="span" size="tiny" tone="soft" nowrap>
      {label}
    </Text>
  );
}

interface DayTileProps {
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
