import type { Course } from '@michi/api/common';
import { Badge } from '@michi/design-system/badge';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { instantOf } from '../../../shared/format/zonedTime.ts';

/** When a course was completed; otherwise its start and deadline. */
export function CourseTime({ course }: { readonly course: Course }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const { completedAt, dueOn, isCompleted, startsOn } = course;
  if (isCompleted) {
    return (
      <Badge tone="success" glyph="tick">
        {t('completedOn', { date: format.dayAndMonth(completedAt) })}
      </Badge>
    );
  }
  // A day begins and ends where the student is.
  const begins = startsOn === null ? null : instantOf(`${startsOn}T00:00`, timeZone);
  const ends = dueOn === null ? null : instantOf(`${dueOn}T23:59`, timeZone);
  const isAhead = begins !== null && begins > now().toISOString();
  return (
    <>
      {isAhead && (
        <Text as="span" size="tiny" tone="soft" nowrap>
          {t('starts', { date: format.date(startsOn) })}
        </Text>
      )}
      {ends !== null && <DeadlineBadge at={ends} />}
      {!isAhead && ends === null && (
        <Text as="span" size="tiny" tone="soft" nowrap>
          {t('noDeadline')}
        </Text>
      )}
    </>
  );
}
