import { useShowUserImport } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/errors/isNotFound.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ImportConfirmation } from './ImportConfirmation.tsx';
import { ImportDone } from './ImportDone.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Preview of an import in each state: loading, expired, failed, to be confirmed, or done. */
export function ImportPreview({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useShowUserImport(id);
  const another = <LinkButton to={paths.importUsers}>{t('import.another')}</LinkButton>;
  if (data !== undefined)
    return data.status === 'IMPORTED' ? <ImportDone done={data} /> : <ImportConfirmation preview={data} />;
  if (error === null)
    return (
      <Card padding="none">
        <SkeletonRows label={t('import.loading')} count={4} />
      </Card>
    );
  return (
    <Card>
      {isNotFound(error) ? (
        <EmptyState title={t('import.over')} description={t('import.overText')} actions={another} />
      ) : (
        <FailedState title={t('import.failed')} onTryAgain={refetch} />
      )}
    </Card>
  );
}
