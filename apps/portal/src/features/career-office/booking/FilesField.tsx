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
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useFileUpload, type FileStatus } from '../../../shared/ui/files/useFileUpload.ts';
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
  const { status, start, cancel } = useFileUpload({
    check: checkFile,
    upload: (file, options) => createCounsellingFile({ file }, options),
    onDone: onAdd,
  });
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

function useFault(status: FileStatus<FileFault>): string | undefined {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  if (status.kind === 'refused') return t(`files.faults.${status.fault}`, { name: status.name });
  if (status.kind !== 'failed') return undefined;
  const [field] = Object.values(fieldErrors(status.error));
  return field ?? errorMessage(status.error, shared);
}

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
