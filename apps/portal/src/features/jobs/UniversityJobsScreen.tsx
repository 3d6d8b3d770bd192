import { useTranslation } from 'react-i18next';
import { Component as JobsScreen } from './JobsScreen.tsx';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';

export { clientLoader } from './JobsScreen.tsx';

/** The jobs of the student's university, or the field for its code. */
export function Component() {
  const { t } = useTranslation('jobs');
  return (
    <UniversityOnly isShownMeanwhile title={t('universityJobs')}>
      <JobsScreen />
    </UniversityOnly>
  );
}
