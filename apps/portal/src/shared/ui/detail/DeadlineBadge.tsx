import { Badge } from '@michi/design-system/badge';
import { Text } from '@michi/design-system/text';
import { Clock } from 'lucide-react';
import { useFormat } from '../../format/useFormat.ts';

export interface DeadlineBadgeProps {
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
