import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { StandalonePage } from './BrokenScreen.tsx';

/** The page for an unknown address. */
export function Component() {
  const { t } = useTranslation('shared');
  return (
    <StandalonePage>
      <EmptyState
        level={1}
        title={t('notFound.title')}
        description={t('notFound.text')}
        actions={
          <Button variant="primary" asChild>
            <Link to={paths.dashboard}>{t('notFound.toDashboard')}</Link>
          </Button>
        }
      />
    </StandalonePage>
  );
}
