import { useTranslation } from 'react-i18next';
import { SeminarsScreen } from './SeminarsScreen.tsx';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';

/** The seminars of a student's university; who has none finds where its code is entered. */
export function UniversitySeminarsScreen() {
  const { t } = useTranslation('seminars');
  return (
    <UniversityOnly isShownMeanwhile title={t('universitySeminars')}>
      <SeminarsScreen />
    </UniversityOnly>
  );
}
