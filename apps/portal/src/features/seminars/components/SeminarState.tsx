import type { Seminar } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Text } from '@michi/design-system/text';
import { MessageSquareText } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { availabilityOf, wayInOf } from '../availability.ts';
import { availabilityLabels } from '../seminarLabels.ts';

/** State of a seminar in a list: availability, and the deadline while an action is possible. */
export function SeminarState({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { application, applyBy, feedbackStatus } = seminar;
  const availability = availabilityOf(seminar, now());
  const { kind } = availability;
  const isOver = kind === 'over' || kind === 'attended';
  const hasDeadline = applyBy !== null && wayInOf(seminar) !== null && kind !== 'held' && !isOver;
  return (
    <>
      <Inline gap="xsmall">
        <AvailabilityBadge seminar={seminar} />
        {hasDeadline && <DeadlineBadge at={applyBy} isOwed={kind === 'invited'} />}
        {feedbackStatus === 'OPEN' && (
          <Badge tone="brand" icon={MessageSquareText}>
            {t('row.feedbackOpen')}
          </Badge>
        )}
      </Inline>
      {application?.status === 'CANCELLED' && application.cancelledAt !== null && (
        <Text as="span" size="tiny" tone="soft">
          {t('row.cancelled', { date: format.date(application.cancelledAt) })}
        </Text>
      )}
    </>
  );
}

/** State of a seminar for this student, as a badge. */
function AvailabilityBadge({ seminar }: { readonly seminar: Seminar }) {
  const { t } = useTranslation('seminars');
  const format = useFormat();
  const now = useContext(ClockContext);
  const availability = availabilityOf(seminar, now());
  const { title, tone, icon } = availabilityLabels(availability, seminar, format, t);
  // A reason is too long for a badge.
  if (availability.kind === 'notForYou') {
    return (
      <Inline gap="xxsmall" wrap={false} align="start">
        <Icon icon={icon} size="small" />
        <Text as="span" size="tiny" tone="soft">
          {title}
        </Text>
      </Inline>
    );
  }
  return (
    <Badge tone={tone} icon={icon}>
      {title}
    </Badge>
  );
}
