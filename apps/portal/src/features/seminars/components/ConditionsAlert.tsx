import type { Seminar } from '@michi/api/seminar';
import { Alert } from '@michi/design-system/alert';
import { Link } from '@michi/design-system/link';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import type { ToCheck } from '../availability.ts';
import { yearsLabel } from '../seminarLabels.ts';

export interface ConditionsAlertProps {
  readonly seminar: Pick<Seminar, 'graduationYears'>;
  readonly toCheck: readonly ToCheck[];
}

/** What the student has to check before coming in, since the profile does not say it, and the way to add it there. */
export function ConditionsAlert({ seminar, toCheck }: ConditionsAlertProps) {
  const { t } = useTranslation('seminars');
  return (
    <Alert
      tone="warning"
      silent
      title={t('conditions.check')}
      actions={toCheck.map((condition) => (
        <Link asChild key={condition}>
          <RouterLink to={withQuery(paths.editProfile, { section: 'personal' })}>
            {t(`conditions.add.${condition}`)}
          </RouterLink>
        </Link>
      ))}
    >
      {toCheck.map((condition) => (
        <Text key={condition}>
          {t(`conditions.unknown.${condition}`, { years: yearsLabel(seminar.graduationYears, t) })}
        </Text>
      ))}
    </Alert>
  );
}
