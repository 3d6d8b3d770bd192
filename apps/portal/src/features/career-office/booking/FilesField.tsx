import { documentFormat, documentLimit, formatLength, pictureType } from '@michi/api/documents';
import { deleteCounsellingFile, createCounsellingFile, type CounsellingFile } from '@michi/api/university';
import { Button } from '@michi/design-system/button';
import { FileDrop } from '@michi/design-system/file-drop';
import { Icon } from '@michi/design-system/icon';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Paperclip, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { maxAttachments, type BookingDraft } from './booking.ts';

interface FilesFieldProps {
  readonly files: BookingDraft['files'];
  readonly onAdd: (file: CounsellingFile) => void;
  readonly onRemove: (id: string) => void;
}

/** Files for the counsellor, each uploaded at once, with progress and a button to remove it. */
export function FilesField({ files, onAdd, onRemove }: FilesFieldProps) {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { status, start, cancel } = useFileUpload(onAdd);
  const fault = useFault(status);
  const remove = (id: string) => {
    onRemove(id);
    // If it cannot be deleted now, the server deletes it after a day.
    deleteCounsellingFile(id).catch(() => undefined);
  };
  return (
    <Stack gap="small">
      <Inline gap="xsmall">
        <Text weight="strong">{t('files.label')}</Text>
        <Text as="span" size="small" tone="soft">
          {shared('form.optional')}
        </Text>
      </Inline>
      {files.length > 0 && (
        <Stack as="ul" gap="xsmall">
          {files.map(({ id, fileName, size }) => (
            <li key={id}>
              <Inline gap="small" justify="between" wrap={false}>
                <Inline gap="xsmall" wrap={false}>
                  <Icon icon={Paperclip} size="small" />
                  <span>{fileName}</span>
                  <Text as="span" size="small" tone="soft" nowrap>
                    {format.fileSize(size)}
                  </Text>
                </Inline>
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={t('files.remove', { name: fileName })}
                  onClick={() => remove(id)}
                />
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      {status.kind === 'sending' && (
        <Inline gap="small" wrap={false}>
          <Stack gap="none" grow>
            <ProgressBar
              label={t('files.sending', { name: status.name })}
              value={status.share * 100}
              valueLabel={`${Math.floor(status.share * 100)}%`}
            />
          </Stack>
          <Button size="small" variant="ghost" onClick={cancel}>
            {shared('actions.cancel')}
          </Button>
        </Inline>
      )}
      {status.kind !== 'sending' && files.length < maxAttachments && (
        <FileDrop
          label={t('files.drop')}
          chooseLabel={t('files.choose')}
          hint={t('files.taken')}
          accept={fileEndings.join(',')}
          error={fault}
          onFile={start}
        />
      )}
    </Stack>
  );
}

function useFault(status: FileStatus): string | undefined {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  if (status.kind === 'refused') return t(`files.faults.${status.fault}`, { name: status.name });
  if (status.kind !== 'failed') return undefined;
  const [field] = Object.values(fieldErrors(status.error));
  return field ?? errorMessage(status.error, shared);
}

type FileStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly name: string; readonly fault: FileFault }
  /** @property share how much has been sent, from 0 to 1 */
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown };

interface FileUpload {
  readonly status: FileStatus;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/** Uploads one file at a time and passes on the stored file. Leaving the step cancels a running upload. */
const useFileUpload = (onDone: (file: CounsellingFile) => void): FileUpload => {
  const [status, setStatus] = useState<FileStatus>({ kind: 'idle' });
  const notifyFailure = useFailureToast();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { name } = file;
    const fault = await checkFile(file);
    if (signal.aborted) return;
    if (fault !== null) {
      setStatus({ kind: 'refused', name, fault });
      return;
    }
    setStatus({ kind: 'sending', name, share: 0 });
    try {
      const created = await createCounsellingFile(
        { file },
        {
          signal,
          onProgress: (share) => {
            if (!signal.aborted) setStatus({ kind: 'sending', name, share });
          },
        },
      );
      setStatus({ kind: 'idle' });
      onDone(created);
    } catch (error) {
      if (signal.aborted) return;
      setStatus({ kind: 'failed', name, error });
      notifyFailure(error);
    }
  };
  return {
    status,
    start: (file) => void send(file),
    cancel: () => {
      running.current?.abort();
      setStatus({ kind: 'idle' });
    },
  };
};

/** File extensions that a dialog for files offers; the name of a file does not matter otherwise. */
const fileEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif'] as const;

/** Why a file is not uploaded. */
type FileFault = 'tooLarge' | 'wrongType' | 'empty';

/** The error of a file by its size and its first bytes; null if it may be sent. The server reads the rest. */
const checkFile = async (file: Blob): Promise<FileFault | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > documentLimit) return 'tooLarge';
  const start = new Uint8Array(await file.slice(0, formatLength).arrayBuffer());
  return documentFormat(start) === null && pictureType(start) === null ? 'wrongType' : null;
};
