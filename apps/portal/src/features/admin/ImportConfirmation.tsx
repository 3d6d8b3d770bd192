import { ApiError } from '@michi/api/transport';
import {
  getListUsersQueryKey,
  getShowUserImportQueryKey,
  invalidateShowUserImport,
  submitUserImport,
  useListUserImportRows,
  type UserImport,
  type UserImportFault,
  type UserImportRow,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { languageNames } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useAddress } from '../../shared/navigation/searchParams.ts';
import { personName } from '../../shared/ui/person/person.ts';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { userImport } from './adminAddress.ts';

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

export function ImportFaults({ preview }: { readonly preview: UserImport }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { faults, faultCount } = preview;
  return (
    <Card
      title={t('preview.faults')}
      headerEnd={format.number(faultCount)}
      padding="none"
      ruled
      {...(faultCount > faults.length && {
        footer: t('preview.moreFaults', { formatted: format.number(faults.length) }),
      })}
    >
      <Stack as="ul" gap="none">
        {faults.map((fault) => (
          <FaultRow key={`${fault.line} ${fault.column} ${fault.code}`} fault={fault} />
        ))}
      </Stack>
    </Card>
  );
}

function FaultRow({ fault }: { readonly fault: UserImportFault }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { line, column, code, value, otherLine } = fault;
  return (
    <ListRow
      leading={<Icon icon={CircleAlert} />}
      title={format.list([
        t('preview.line', { formatted: format.number(line) }),
        column === null ? null : t(`column.${column}`),
      ])}
      subtitle={t(`fault.${code}`, { line: format.number(otherLine) })}
      meta={value ?? undefined}
    />
  );
}

const pageSize = 20;

/** Everyone a file adds, in the order of its lines. */
function ImportRows({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { address, change } = useAddress(userImport);
  const result = useListUserImportRows(
    id,
    { page: address.page, size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Stack reading>
      <Results
        result={result}
        size={pageSize}
        onPageChange={(page) => change({ page })}
        skeleton={<ResultsSkeleton label={t('preview.rowsLoading')} />}
        failed={<ResultsFailed title={t('preview.rowsFailed')} onTryAgain={result.refetch} />}
        empty={<ResultsEmpty title={t('users.none')} />}
      >
        {(rows) => (
          <ResultRows count={(counted) => t('preview.rows', counted)}>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </ResultRows>
        )}
      </Results>
    </Stack>
  );
}

function Row({ row }: { readonly row: UserImportRow }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <ListRow
      title={personName(row, language)}
      subtitle={row.email}
      note={t('preview.line', { formatted: format.number(row.line) })}
      meta={format.list([
        row.role === 'STUDENT' ? t('role.STUDENT') : null,
        row.university === null ? null : pickBilingual(row.university, 'name', language),
        languageNames[row.language],
      ])}
      aside={row.role === 'ADMIN' && <Badge tone="warning">{t('role.ADMIN')}</Badge>}
    />
  );
}
