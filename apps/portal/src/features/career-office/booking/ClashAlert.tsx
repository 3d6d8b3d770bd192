import type { CalendarClash } from '@michi/api/university';
import { Alert } from '@michi/design-system/alert';
import { Stack } from '@michi/design-system/stack';
import { TimeOverlap } from '@michi/design-system/time-overlap';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface ClashAlertProps {
  readonly slot: Span;
  readonly clash: CalendarClash;
}

/** Other events at the time of an appointment, as text and as a chart. They do not prevent booking. */
export function ClashAlert({ slot, clash }: ClashAlertProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const title = pickBilingual(clash, 'title', language);
  const range = ({ startsAt, endsAt }: Span) => format.times(format.time(startsAt), format.time(endsAt));
  const spanOf = (span: Span) => ({
    from: Date.parse(span.startsAt),
    to: Date.parse(span.endsAt),
    note: range(span),
  });
  return (
    <Alert tone="warning" silent title={t('clash.title')}>
      <Stack gap="small">
        <span>{t('clash.text', { title, range: range(clash) })}</span>
        <TimeOverlap
          own={{ id: 'slot', label: t('clash.own'), ...spanOf(slot) }}
          others={[{ id: 'clash', label: title, ...spanOf(clash) }]}
          formatTime={(moment) => format.time(new Date(moment).toISOString())}
        />
      </Stack>
    </Alert>
  );
}
