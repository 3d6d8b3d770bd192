import {
  invalidateListResumeUploads,
  useDeleteResumeUpload,
  useListResumeUploads,
  type Resume,
  type ResumeUpload,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { FileDrop } from '@michi/design-system/file-drop';
import { Inline } from '@michi/design-system/inline';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useUpload, brokenUpload, type UploadStatus } from '../upload/useUpload.ts';
import { JsonDialog } from './ImportDialogs.tsx';

interface UploadCardProps {
  readonly onRead: (resume: Resume) => void;
}

/** Upload of an external resume: to keep the file, or to import it into the profile. */
export function UploadCard({ onRead }: UploadCardProps) {
  const { t } = useTranslation('resume');
  const { status, start, cancel } = useUpload();
  const [isReadingJson, setReadingJson] = useState(false);
  const error = useFault(status);
  return (
    <Card title={t('upload.title')}>
      <Stack gap="medium">
        <Text tone="soft">{t('upload.what')}</Text>
        {status.kind === 'sending' && <Sending {...status} onCancel={cancel} />}
        {status.kind === 'done' && (
          <Alert
            tone="success"
            title={t('upload.done', { title: status.resume.title })}
            actions={
              status.resume.file?.mediaType !== 'application/msword' && (
                <Button size="small" onClick={() => onRead(status.resume)}>
                  {t('read.action')}
                </Button>
              )
            }
          />
        )}
        <UnfinishedUploads isSending={status.kind === 'sending'} />
        {status.kind !== 'sending' && (
          <FileDrop
            label={t('upload.drop')}
            chooseLabel={t('upload.choose')}
            hint={t('upload.taken')}
            accept=".pdf,.doc,.docx"
            error={error}
            onFile={start}
          />
        )}
        <Inline>
          <Button variant="ghost" flush onClick={() => setReadingJson(true)}>
            {t('json.action')}
          </Button>
        </Inline>

        {isReadingJson && <JsonDialog onClose={() => setReadingJson(false)} />}
      </Stack>
    </Card>
  );
}

function useFault(status: UploadStatus): string | undefined {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  if (status.kind === 'refused') return t(`upload.faults.${status.fault}`, { name: status.file.name });
  if (status.kind !== 'failed') return undefined;
  const [field] = Object.values(fieldErrors(status.error));
  return field ?? errorMessage(status.error, shared);
}

interface SendingProps {
  readonly file: File;
  readonly received: number;
  readonly isWaiting: boolean;
  readonly onCancel: () => void;
}

function Sending({ file, received, isWaiting, onCancel }: SendingProps) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const percent = file.size === 0 ? 0 : Math.floor((received / file.size) * 100);
  return (
    <Stack gap="small">
      <ProgressBar
        label={t('upload.sending', { name: file.name })}
        value={percent}
        valueLabel={`${percent}%`}
      />
      <Inline gap="small" justify="between">
        <Text size="small" tone="soft">
          {t('upload.progress', {
            received: format.fileSize(received),
            size: format.fileSize(file.size),
          })}
        </Text>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      </Inline>
      {isWaiting && <Alert tone="warning">{t('upload.waiting')}</Alert>}
    </Stack>
  );
}

/** Interrupted uploads: resume or cancel them. Hidden during an upload. */
function UnfinishedUploads({ isSending }: { readonly isSending: boolean }) {
  const { data } = useListResumeUploads({ query: { retry: false } });
  if (isSending || data === undefined || data.length === 0) return null;
  return (
    <Stack as="ul" gap="medium">
      {data.map((upload) => (
        <Unfinished key={upload.id} upload={upload} />
      ))}
    </Stack>
  );
}

function Unfinished({ upload: { id, fileName, size, receivedSize } }: { readonly upload: ResumeUpload }) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const client = useQueryClient();
  const { mutate, isPending } = useDeleteResumeUpload({
    mutation: {
      onSuccess: () => {
        if (brokenUpload.isStored(id)) brokenUpload.forget();
        return invalidateListResumeUploads(client);
      },
    },
  });
  const percent = Math.floor((receivedSize / size) * 100);
  return (
    <Stack as="li" gap="xsmall">
      <ProgressBar label={fileName} value={percent} valueLabel={`${percent}%`} />
      <Text size="small" tone="soft">
        {t(brokenUpload.isStored(id) ? 'upload.goOn' : 'upload.brokenOff', {
          received: format.fileSize(receivedSize),
          size: format.fileSize(size),
        })}
      </Text>
      <Inline>
        <Button
          size="small"
          variant="ghost"
          flush
          working={isPending}
          workingLabel={t('working')}
          onClick={() => mutate({ id })}
        >
          {t('upload.giveUp')}
          <VisuallyHidden> {fileName}</VisuallyHidden>
        </Button>
      </Inline>
    </Stack>
  );
}
