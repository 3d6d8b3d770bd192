import type { Counselling } from '@michi/api/university';
import { Avatar } from '@michi/design-system/avatar';
import { ListRow } from '@michi/design-system/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toAppointment } from '../../../shared/navigation/paths.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** An appointment in a list: topic, counsellor, time and status. */
export function AppointmentRow({ counselling }: { readonly counselling: Counselling }) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { id, counsellor, topic, style, startsAt, status } = counselling;
  const name = pickBilingual(counsellor, 'name', language);
  return (
    <ListRow
      link={<Link to={toAppointment(id)} />}
      leading={<Avatar name={name} seed={counsellor.id} />}
      title={t('appointment.about', { topic: t(`topic.${topic}`) })}
      subtitle={name}
      meta={format.list([format.dateAndTimeWithZone(startsAt), t(`style.${style}`)])}
      aside={<StatusBadge status={status} />}
    />
  );
}
