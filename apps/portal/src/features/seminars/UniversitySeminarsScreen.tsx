import { useTranslation } from 'react-i18next';
import { SeminarsScreen } from './SeminarsScreen.tsx';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';

/** The seminars of the student's university, or the field for its code. */
export function UniversitySeminarsScreen() {
  const { t } = useTranslation('seminars');
  return (
    <UniversityOnly isShownMeanwhile title={t('universitySeminars')}>
      <SeminarsScreen />
    </UniversityOnly>
  );
}
