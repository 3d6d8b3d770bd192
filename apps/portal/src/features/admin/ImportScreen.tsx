import { ApiError } from '@michi/api/transport';
import { createUserImport, useShowUserImport, type UserImportColumn, type UserImport } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { FileDrop } from '@michi/design-system/file-drop';
import { PageHeader } from '@michi/design-system/page-header';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { errorMessage, fieldErrors, isNotFound } from '../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../shared/errors/useFailureReports.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { BackLink, LinkButton } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { saveFile } from '../../shared/ui/files/fetchFile.ts';
import { FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { toUserImport, userImport, auditLog, users } from './adminAddress.ts';
import { ImportConfirmation, ImportFaults } from './ImportConfirmation.tsx';

const templateColumns = [
  'FAMILY_NAME',
  'FIRST_NAME',
  'FAMILY_NAME_JP',
  'FIRST_NAME_JP',
  'EMAIL',
  'ROLE',
  'UNIVERSITY',
  'LANGUAGE',
] as const satisfies readonly UserImportColumn[];

/** Marks a file as UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff';

/** A file with headings in the order of `templateColumns` and nothing else, so that no cell can be a formula. */
const csvTemplate = (headings: readonly string[]): Blob =>
  new Blob([`${byteOrderMark}${headings.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });

/** Adds users from a file: a preview first, then a confirmation of the whole file. */
export function Component() {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const { id } = userImport.read(query);
  return (
    <Stack gap="medium">
      <PageHeader title={t('import.title')} back={<BackLink to={paths.users}>{t('import.back')}</BackLink>} />
      {id === null ? <FileChoice /> : <ImportPreview key={id} id={id} />}
    </Stack>
  );
}

interface Sending {
  readonly name: string;
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number;
}

function FileChoice() {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>();
  const [fault, setFault] = useState<string>();
  const notifyFailure = useFailureToast();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (file: File) => {
    const { name } = file;
    const abort = new AbortController();
    leaving.current = abort;
    setFault(undefined);
    setSending({ name, share: 0 });
    try {
      const { id } = await createUserImport(
        { file },
        { signal: abort.signal, onProgress: (share) => setSending({ name, share }) },
      );
      await navigate(toUserImport(id));
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const { file: faultOfFile } = fieldErrors(error);
      setFault(faultOfFile ?? errorMessage(error, shared));
      if (faultOfFile === undefined) notifyFailure(error);
      else notify.error(faultOfFile);
    } finally {
      setSending(undefined);
    }
  };
  const headings = templateColumns.map((column) => t(`column.${column}`));
  return (
    <>
      <Text tone="soft">{t('import.text')}</Text>
      <Card>
        {sending === undefined ? (
          <FileDrop
            label={t('import.drop')}
            chooseLabel={t('import.choose')}
            hint={t('import.hint')}
            error={fault}
            accept=".csv,.tsv,.txt,text/csv"
            onFile={(file) => void send(file)}
          />
        ) : (
          <Stack gap="medium" align="start">
            <ProgressBar
              label={t(sending.share < 1 ? 'import.uploading' : 'import.reading', { name: sending.name })}
              value={sending.share * 100}
              valueLabel={t('import.share', { share: format.number(Math.round(sending.share * 100)) })}
            />
            <Button onClick={() => leaving.current?.abort()}>{t('import.cancel')}</Button>
          </Stack>
        )}
      </Card>
      <Card title={t('import.columns')}>
        <Stack gap="medium" align="start">
          <Text>{t('import.columnsText')}</Text>
          <Text tone="soft">{format.list(headings)}</Text>
          <Button icon={Download} onClick={() => saveFile(csvTemplate(headings), t('import.templateName'))}>
            {t('import.template')}
          </Button>
        </Stack>
      </Card>
    </>
  );
}

/** Preview of an import in each state: loading, expired, failed, to be confirmed, or done. */
function ImportPreview({ id }: { readonly id: string }) {
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

/** Result of an import: how many users were added, and the skipped lines. */
function ImportDone({ done }: { readonly done: UserImport }) {
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
