import { useTranslation } from 'react-i18next';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import { Component as SeminarsScreen } from './SeminarsScreen.tsx';

export { clientLoader } from './SeminarsScreen.tsx';

/** The seminars of the student's university, or the field for its code. */
export function Component() {
  const { t } = useTranslation('seminars');
  return (
    <UniversityOnly isShownMeanwhile title={t('universitySeminars')}>
      <SeminarsScreen />
    </UniversityOnly>
  );
}
