import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { UniversityCode } from './UniversityCode.tsx';

/** What a student without a university finds at a place for students of one: why, and the way to link one. */
export function NoUniversity() {
  const { t } = useTranslation('university');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Card>
        <EmptyState
          title={t('none.title')}
          description={t('none.text')}
          actions={
            <Button asChild>
              <Link to={paths.publicJobs}>{t('none.jobs')}</Link>
            </Button>
          }
        />
      </Card>
      <Card>
        <UniversityCode />
      </Card>
    </Grid>
  );
}
