import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';
import { careerOffice } from './careerOfficeAddress.ts';
import { Appointment } from './components/Appointment.tsx';
import { Overview } from './components/Overview.tsx';

/** The career office: the student's appointments and how to book one, or the appointment in the address. */
export function Component() {
  const { t } = useTranslation('career-office');
  const [address] = useSearchParams();
  const { appointment } = careerOffice.read(address);
  return (
    <UniversityOnly title={t('title')}>
      {appointment === null ? (
        <Overview />
      ) : (
        <Appointment key={appointment} id={appointment} isNew={address.get('new') === 'true'} />
      )}
    </UniversityOnly>
  );
}
