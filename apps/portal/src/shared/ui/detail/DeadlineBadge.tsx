import { Badge } from '@michi/design-system/badge';
import { Text } from '@michi/design-system/text';
import { Clock } from 'lucide-react';
import { useFormat } from '../../format/useFormat.ts';

export interface DeadlineBadgeProps {
  /** The deadline as an instant (UTC). */
  readonly at: string;
  /** Whether a response is due by then, so it is orange however far away it is. */
  readonly isOwed?: boolean;
  /** It can no longer be acted on, so it is never orange. */
  readonly isPassive?: boolean;
}

/** A deadline with the days left and its date; orange only while it can still be acted on. */
export function DeadlineBadge({ at, isOwed = false, isPassive = false }: DeadlineBadgeProps) {
  const format = useFormat();
  const deadline = format.deadline(at, { isOwed });
  if (deadline === null) return null;
  const words = format.list([deadline.left, deadline.date]);
  if (deadline.isUrgent && !isPassive) {
    return (
      <Badge tone="deadline" icon={Clock}>
        {words}
      </Badge>
    );
  }
  return (
    <Text as="span" size="tiny" tone="soft" nowrap>
      {words}
    </Text>
  );
}
