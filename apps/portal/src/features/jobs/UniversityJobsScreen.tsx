import { useTranslation } from 'react-i18next';
import { JobsScreen } from './JobsScreen.tsx';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';

/** The jobs of the student's university, or the field for its code. */
export function UniversityJobsScreen() {
  const { t } = useTranslation('jobs');
  return (
    <UniversityOnly isShownMeanwhile title={t('universityJobs')}>
      <JobsScreen />
    </UniversityOnly>
  );
}
