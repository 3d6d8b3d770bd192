import type { CounsellorDetail } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, TimeZoneContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useTimeZone } from '../../../shared/format/useTimeZone.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

/** Weekly hours of a counsellor, in the named time zone of their place. */
export function HoursCard({ detail }: { readonly detail: CounsellorDetail }) {
  const { t } = useTranslation('career-office');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { hours, timezone } = detail;
  const schedule = pickBilingual(detail, 'schedule', language);
  const days = [...Map.groupBy(hours, ({ weekday }) => weekday)];
  return (
    <Card title={t('counsellor.schedule')}>
      <Stack gap="small">
        {(schedule !== null || days.length === 0) && <Text>{schedule ?? t('counsellor.noSchedule')}</Text>}
        {days.length > 0 && (
          <>
            <DescriptionList
              layout="rows"
              items={days.map(([weekday, spans]) => ({
                term: labels(`workingDay.${weekday}`),
                value: spans.map(({ from, to }) => format.times(from, to)).join(t('separator')),
              }))}
            />
            <TimeZoneContext value={timezone}>
              <PlaceZone />
            </TimeZoneContext>
          </>
        )}
      </Stack>
    </Card>
  );
}

function PlaceZone() {
  const { t } = useTranslation('career-office');
  const now = useContext(ClockContext);
  const { words } = useTimeZone(now());
  return (
    <Text size="small" tone="soft">
      {t('counsellor.zoneOfPlace', { zone: words })}
    </Text>
  );
}
