import type { Seminar } from '@michi/api/seminar';
import { Card } from '@michi/design-system/card';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSeminar } from '../../../shared/navigation/paths.ts';
import { timeLabel } from '../seminarLabels.ts';
import { SeminarState } from './SeminarState.tsx';

/** The same seminar on other days. */
export function OtherDates({ seminars }: { readonly seminars: readonly Seminar[] }) {
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Card padding="none" dense>
      <Stack as="ul" gap="none">
        {seminars.map((seminar) => (
          <ListRow
            key={seminar.id}
            link={<Link to={toSeminar(seminar.audience, seminar.id)} />}
            title={timeLabel(seminar, format)}
            meta={format.list([
              labels(`meetingStyle.${seminar.style}`),
              pickBilingual(seminar, 'placeName', language),
            ])}
            footer={<SeminarState seminar={seminar} />}
          />
        ))}
      </Stack>
    </Card>
  );
}
