import { Card } from '@michi/design-system/card';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';

/** The ways to all companies and to those that looked at the student's profile. */
export function CompaniesCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('companies.title')}>
      <Stack gap="xsmall" align="start">
        <Link asChild>
          <RouterLink to={paths.companies}>{t('companies.all')}</RouterLink>
        </Link>
        <Link asChild>
          <RouterLink to={paths.viewedProfile}>{t('companies.viewed')}</RouterLink>
        </Link>
      </Stack>
    </Card>
  );
}
