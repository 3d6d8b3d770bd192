import type { Resume } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { FileDrop } from '@michi/design-system/file-drop';
import { Inline } from '@michi/design-system/inline';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useUpload, type UploadStatus } from '../upload/useUpload.ts';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const JsonDialog = lazyDialog(() => import('./JsonDialog.tsx'));

export interface UploadCardProps {
  readonly onRead: (resume: Resume) => void;
}

/** Upload of an external resume: to keep the file, or to import it into the profile. */
export function UploadCard({ onRead }: UploadCardProps) {
  const { t } = useTranslation('resume');
  const { standing, start, cancel } = useUpload();
  const [isReadingJson, setReadingJson] = useState(false);
  const error = useFault(standing);
  return (
    <Card title={t('upload.title')}>
      <Stack gap="medium">
        <Text tone="soft">{t('upload.what')}</Text>
        {standing.kind === 'sending' && <Sending {...standing} onCancel={cancel} />}
        {standing.kind === 'done' && (
          <Alert
            tone="success"
            title={t('upload.done', { title: standing.resume.title })}
            actions={
              standing.resume.file?.mediaType !== 'application/msword' && (
                <Button size="small" onClick={() => onRead(standing.resume)}>
                  {t('read.action')}
                </Button>
              )
            }
          />
        )}
        <UnfinishedUploads isSending={standing.kind === 'sending'} />
        {standing.kind !== 'sending' && (
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
        <Suspense fallback={null}>
          {isReadingJson && <JsonDialog onClose={() => setReadingJson(false)} />}
        </Suspense>
      </Stack>
    </Card>
  );
}

function useFault(standing: UploadStatus): string | undefined {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  if (standing.kind === 'refused') return t(`upload.faults.${standing.fault}`, { name: standing.file.name });
  if (standing.kind !== 'failed') return undefined;
  const [field] = Object.values(fieldErrors(standing.error));
  return field ?? errorMessage(standing.error, shared);
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
