import type { Seminar } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { availabilityOf } from '../availability.ts';
import { availabilityLabels } from '../seminarLabels.ts';

/** How a seminar stands for this student, in a list: one short sentence. */
export function AvailabilityBadge({ seminar }: { readonly seminar: Seminar }) {
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
