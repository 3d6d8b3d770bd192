import { deleteCounsellingFile, type CounsellingFile } from '@michi/api/university';
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
import type { BookingDraft } from './bookingDraft.ts';
import { fileEndings } from './checkFile.ts';
import { mostAttachments } from './limits.ts';
import { useFileUpload, type FileStatus } from './useFileUpload.ts';

export interface FilesFieldProps {
  readonly files: BookingDraft['files'];
  readonly onAdd: (file: CounsellingFile) => void;
  readonly onRemove: (id: string) => void;
}

/** Files for the counsellor, each uploaded at once, with progress and a button to remove it. */
export function FilesField({ files, onAdd, onRemove }: FilesFieldProps) {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { standing, start, cancel } = useFileUpload(onAdd);
  const fault = useFault(standing);
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
      {standing.kind === 'sending' && (
        <Inline gap="small" wrap={false}>
          <Stack gap="none" grow>
            <ProgressBar
              label={t('files.sending', { name: standing.name })}
              value={standing.share * 100}
              valueLabel={`${Math.floor(standing.share * 100)}%`}
            />
          </Stack>
          <Button size="small" variant="ghost" onClick={cancel}>
            {shared('actions.cancel')}
          </Button>
        </Inline>
      )}
      {standing.kind !== 'sending' && files.length < mostAttachments && (
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

function useFault(standing: FileStatus): string | undefined {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  if (standing.kind === 'refused') return t(`files.faults.${standing.fault}`, { name: standing.name });
  if (standing.kind !== 'failed') return undefined;
  const [field] = Object.values(fieldErrors(standing.error));
  return field ?? errorMessage(standing.error, shared);
}
