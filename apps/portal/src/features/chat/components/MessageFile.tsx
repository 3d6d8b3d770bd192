import { getAttachmentUrl, type Attachment } from '@michi/api/chat';
import { locate } from '@michi/api/transport';
import { FileCard } from '@michi/design-system/conversation';
import { IconButton } from '@michi/design-system/icon-button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { fetchFile } from '../../../shared/ui/files/fetchFile.ts';
import { saveFile } from '../../../shared/ui/files/saveFile.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { fileKindOf } from '../chatLabels.ts';

export interface MessageFileProps {
  readonly attachment: Attachment;
}

/** A file of a message, with a download button. */
export function MessageFile({ attachment: { id, fileName, mediaType, size } }: MessageFileProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const [isWorking, setWorking] = useState(false);
  const download = async () => {
    setWorking(true);
    try {
      const { contents } = await fetchFile(locate(getAttachmentUrl(id)), fileName);
      saveFile(contents, fileName);
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setWorking(false);
    }
  };
  return (
    <FileCard
      name={fileName}
      kind={mediaType.startsWith('image/') ? 'picture' : 'document'}
      note={format.list([fileKindOf(mediaType), format.fileSize(size)])}
      actions={
        <IconButton
          size="small"
          icon={Download}
          label={t('messages.download', { name: fileName })}
          aria-busy={isWorking || undefined}
          onClick={() => !isWorking && void download()}
        />
      }
    />
  );
}
