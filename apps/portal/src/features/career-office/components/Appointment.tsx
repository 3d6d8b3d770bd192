import { useShowCounselling } from '@michi/api/university';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { DetailState } from '../../../shared/ui/detail/DetailState.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../../shared/navigation/screenTitle.ts';
import { AppointmentContents } from './AppointmentContents.tsx';

export interface AppointmentProps {
  /** Id in the address; empty if it is none. */
  readonly id: string;
  /** Whether it was booked just now. */
  readonly isNew: boolean;
}

/** One appointment in each state: loading, failed, missing, or loaded. */
export function Appointment({ id, isNew }: AppointmentProps) {
  const { t } = useTranslation('career-office');
  const query = useShowCounselling(id, { query: { enabled: id !== '' } });
  const { data: counselling } = query;
  useScreenTitle(
    counselling === undefined
      ? t('appointment.title')
      : t('appointment.about', { topic: t(`topic.${counselling.topic}`) }),
  );
  if (counselling !== undefined) return <AppointmentContents counselling={counselling} isNew={isNew} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>}
      to={paths.careerOffice}
      words={{
        loading: t('appointment.loading'),
        failed: t('appointment.failed'),
        missing: {
          title: t('appointment.missing.title'),
          text: t('appointment.missing.text'),
          action: t('appointment.missing.action'),
        },
      }}
    />
  );
}
