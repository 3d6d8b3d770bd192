import { useTranslation } from 'react-i18next';
import { JobsScreen } from './JobsScreen.tsx';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';

/** The jobs of a student's university; who has none finds where its code is entered. */
export function UniversityJobsScreen() {
  const { t } = useTranslation('jobs');
  return (
    <UniversityOnly isShownMeanwhile title={t('universityJobs')}>
      <JobsScreen />
    </UniversityOnly>
  );
}
