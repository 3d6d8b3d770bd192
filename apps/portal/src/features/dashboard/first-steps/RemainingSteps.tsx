import { useStudentProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { useTranslation } from 'react-i18next';
import { countSteps, FirstStepsList } from './FirstStepsList.tsx';

/** The first steps that a student who has applied has not done yet; nothing without any. */
export function RemainingSteps() {
  const { t } = useTranslation('first-steps');
  const { data: student } = useStudentProfile();
  const firstSteps = student?.firstSteps;
  if (student === undefined || firstSteps === undefined || firstSteps === null) return null;
  return (
    <Card title={t('title')} headerEnd={t('progress', countSteps(firstSteps))} padding="none" ruled>
      <FirstStepsList student={student} firstSteps={firstSteps} isOnlyOpen />
    </Card>
  );
}
