import { ApiError } from '@michi/api/transport';
import {
  getListUsersQueryKey,
  getShowUserImportQueryKey,
  invalidateShowUserImport,
  submitUserImport,
  type UserImport,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { ImportFaults } from './ImportFaults.tsx';
import { ImportRows } from './ImportRows.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** The users to be added and the skipped lines. The file is imported as a whole or not at all. */
export function ImportConfirmation({ preview }: { readonly preview: UserImport }) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const client = useQueryClient();
  const checkbox = useId();
  const [leavesOut, setLeavesOut] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const { id, digest, readyCount, adminCount, faultyLineCount } = preview;
  const isFaulty = faultyLineCount > 0;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const submit = async () => {
    setWasSent(true);
    if (isFaulty && !leavesOut) {
      document.getElementById(checkbox)?.focus();
      return;
    }
    setWorking(true);
    try {
      const done = await submitUserImport(id, { digest, ...(isFaulty && { leavesOutFaulty: true }) });
      // The lists are old now, wherever they are shown next.
      await client.invalidateQueries({ queryKey: getListUsersQueryKey(), refetchType: 'none' });
      client.setQueryData(getShowUserImportQueryKey(id), done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(errorMessage(error, shared));
      // The preview has changed: it has to be reviewed and confirmed again.
      setLeavesOut(false);
      setWasSent(false);
      void invalidateShowUserImport(client, id);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Stack gap="medium">
      <Card title={t('preview.title', { name: preview.fileName })}>
        <Stack gap="medium">
          <Text tone="soft">{t('preview.encoding', { encoding: t(`encoding.${preview.encoding}`) })}</Text>
          {readyCount === 0 ? (
            <Alert tone="warning" silent title={t('preview.nobody')}>
              {t('preview.nobodyText')}
            </Alert>
          ) : (
            <Alert tone="info" silent title={t('preview.ready', counted(readyCount))}>
              {t('preview.means')}
            </Alert>
          )}
          {adminCount > 0 && (
            <Alert tone="warning" silent>
              {t('preview.admins', counted(adminCount))}
            </Alert>
          )}
          {isFaulty && readyCount > 0 && (
            <>
              <Alert tone="warning" silent title={t('preview.faulty', counted(faultyLineCount))}>
                {t('preview.faultsText')}
              </Alert>
              <Checkbox
                id={checkbox}
                label={t('preview.leaveOut', counted(faultyLineCount))}
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.currentTarget.checked)}
                error={wasSent && !leavesOut ? t('preview.leaveOutRequired') : undefined}
              />
            </>
          )}
          <Inline gap="small">
            {readyCount > 0 && (
              <Button
                variant="primary"
                working={isWorking}
                workingLabel={t('preview.working')}
                onClick={() => void submit()}
              >
                {t('preview.confirm', counted(readyCount))}
              </Button>
            )}
            <LinkButton to={paths.importUsers}>{t('import.another')}</LinkButton>
          </Inline>
        </Stack>
      </Card>
      {isFaulty && <ImportFaults preview={preview} />}
      {readyCount > 0 && <ImportRows id={id} />}
    </Stack>
  );
}
