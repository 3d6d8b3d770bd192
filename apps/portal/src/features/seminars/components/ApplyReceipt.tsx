import type { Seminar, SeminarDetail } from '@michi/api/seminar';
import { Alert } from '@michi/design-system/alert';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { availabilityOf } from '../availability.ts';
import { availabilityLabels, timeLabel } from '../seminarLabels.ts';

export interface ApplyReceiptProps {
  /** The seminar after the application. */
  readonly seminar: Seminar;
  readonly linkOpensAt: SeminarDetail['linkOpensAt'];
}

/** Result of an application, and what comes next. */
export function ApplyReceipt({ seminar, linkOpensAt }: ApplyReceiptProps) {
  const { t } = useTranslation('seminars');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const heading = useRef<HTMLHeadingElement>(null);
  // Sending removed the pressed button.
  useEffect(() => heading.current?.focus(), []);
  const availability = availabilityOf(seminar, now());
  const { title, note } = availabilityLabels(availability, seminar, format, t);
  const hasSeat = availability.kind === 'registered';
  return (
    <Stack gap="medium">
      <Stack gap="xxsmall">
        <Heading ref={heading} level={3} size="large" focusable>
          {title}
        </Heading>
        <Text>{pickBilingual(seminar, 'title', language)}</Text>
        <Text tone="soft">{timeLabel(seminar, format)}</Text>
      </Stack>
      <Alert tone={hasSeat ? 'success' : 'info'} silent title={t('way.next')}>
        <Stack as="ul" gap="xxsmall">
          {hasSeat && seminar.style !== 'ONLINE' && <li>{t('receipt.door')}</li>}
          {hasSeat && linkOpensAt !== null && (
            <li>{t('receipt.link', { date: format.dateAndTimeWithZone(linkOpensAt) })}</li>
          )}
          {hasSeat && <li>{t('receipt.cancel')}</li>}
          {note !== null && <li>{note}</li>}
        </Stack>
      </Alert>
    </Stack>
  );
}
