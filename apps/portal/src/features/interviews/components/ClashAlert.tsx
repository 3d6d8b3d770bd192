import type { Interview } from '@michi/api/job';
import { Alert } from '@michi/design-system/alert';
import { Stack } from '@michi/design-system/stack';
import { TimeOverlap } from '@michi/design-system/time-overlap';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { sharedMinutes, type BusyTime } from '../busyTimes.ts';

export interface ClashAlertProps {
  readonly interview: Interview;
  readonly clashes: readonly BusyTime[];
}

/** Other events at the time of an interview, as text and as a chart. */
export function ClashAlert({ interview, clashes }: ClashAlertProps) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const range = (span: Pick<BusyTime, 'startsAt' | 'endsAt'>) =>
    format.times(format.time(span.startsAt), format.time(span.endsAt));
  const spanOf = ({ startsAt, endsAt }: Pick<BusyTime, 'startsAt' | 'endsAt'>) => ({
    from: Date.parse(startsAt),
    to: Date.parse(endsAt),
    note: range({ startsAt, endsAt }),
  });
  return (
    <Alert tone="warning" title={t('clash.title', { count: clashes.length })}>
      <Stack gap="small">
        <Stack gap="xxsmall" as="ul">
          {clashes.map((clash) => (
            <li key={clash.id}>
              {t('clash.one', {
                title: clash.title,
                range: range(clash),
                count: sharedMinutes(interview, clash),
              })}
            </li>
          ))}
        </Stack>
        <TimeOverlap
          own={{ id: interview.id, label: t('clash.own'), ...spanOf(interview) }}
          others={clashes.map((clash) => ({ id: clash.id, label: clash.title, ...spanOf(clash) }))}
          formatTime={(moment) => format.time(new Date(moment).toISOString())}
        />
      </Stack>
    </Alert>
  );
}
