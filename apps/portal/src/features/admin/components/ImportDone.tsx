import type { UserImport } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { auditLog } from '../auditAddress.ts';
import { users } from '../userAddress.ts';
import { ImportFaults } from './ImportFaults.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Result of an import: how many users were added, and the skipped lines. */
export function ImportDone({ done }: { readonly done: UserImport }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { id, readyCount, faultyLineCount } = done;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  return (
    <Stack gap="medium">
      <Card>
        <EmptyState
          title={t('preview.done', counted(readyCount))}
          description={
            <>
              {t('preview.doneText')}
              {faultyLineCount > 0 && ` ${t('preview.doneLeftOut', counted(faultyLineCount))}`}
            </>
          }
          actions={
            <>
              <Button variant="primary" asChild>
                <Link to={users.to({ sort: 'NEWEST' })}>{t('preview.toUsers')}</Link>
              </Button>
              <LinkButton to={auditLog.to({ importId: id })}>{t('preview.toLog')}</LinkButton>
            </>
          }
        />
      </Card>
      {faultyLineCount > 0 && <ImportFaults preview={done} />}
    </Stack>
  );
}
