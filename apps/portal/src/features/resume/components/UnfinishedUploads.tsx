import {
  invalidateListResumeUploads,
  useDeleteResumeUpload,
  useListResumeUploads,
  type ResumeUpload,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { brokenUpload } from '../upload/brokenUpload.ts';

/** Interrupted uploads: resume or cancel them. Hidden during an upload. */
export function UnfinishedUploads({ isSending }: { readonly isSending: boolean }) {
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
        if (brokenUpload.isKept(id)) brokenUpload.forget();
        return invalidateListResumeUploads(client);
      },
    },
  });
  const percent = Math.floor((receivedSize / size) * 100);
  return (
    <Stack as="li" gap="xsmall">
      <ProgressBar label={fileName} value={percent} valueLabel={`${percent}%`} />
      <Text size="small" tone="soft">
        {t(brokenUpload.isKept(id) ? 'upload.goOn' : 'upload.brokenOff', {
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
