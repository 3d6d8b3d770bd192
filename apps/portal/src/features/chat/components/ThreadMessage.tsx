import { getAttachmentUrl, type Attachment, type ChatMessage, type ChatThread } from '@michi/api/chat';
import { locate } from '@michi/api/transport';
import { Avatar } from '@michi/design-system/avatar';
import { Button } from '@michi/design-system/button';
import { FileCard, Message } from '@michi/design-system/conversation';
import { IconButton } from '@michi/design-system/icon-button';
import { Text } from '@michi/design-system/text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { fetchFile, saveFile } from '../../../shared/ui/files/fetchFile.ts';
import { OfferCard } from '../../../shared/ui/detail/OfferCard.tsx';
import { LinkedText } from '../../../shared/ui/text/RichText.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { fileKindOf } from '../chatLabels.ts';
import type { OutgoingMessage, ThreadOutbox } from '../outbox.ts';
import { EntityAvatar } from './EntityAvatar.tsx';

interface ThreadMessageProps {
  readonly message: ChatMessage;
  readonly thread: Pick<ChatThread, 'entity' | 'kind' | 'readByEntityUpTo'>;
  readonly isFirst: boolean;
  /** Whether it is the newest of the conversation, which shows that it was sent until it is read. */
  readonly isNewest: boolean;
  readonly isMarked: boolean;
}

export function ThreadMessage({ message, thread, isFirst, isNewest, isMarked }: ThreadMessageProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const format = useFormat();
  const { isMine, sequence, text, attachments, jobOffer, isRemoved, senderType } = message;
  const sender = pickBilingual(message, 'senderName', language);
  const isRead = message.isRead || sequence <= thread.readByEntityUpTo;
  const isStudent = senderType === 'STUDENT';
  const contents = isRemoved ? (
    <Text as="em" tone="soft">
      {t('messages.removed')}
    </Text>
  ) : (
    text !== null && <LinkedText text={text} />
  );
  return (
    <Message
      side={isMine ? 'mine' : 'theirs'}
      marked={isMarked}
      sender={isMine ? t('messages.you') : sender}
      showsSender={thread.kind === 'GROUP' && isFirst && !isMine}
      {...(isFirst && {
        leading: isStudent ? (
          <Avatar size={32} name={sender} />
        ) : (
          <EntityAvatar size={32} entity={thread.entity} />
        ),
      })}
      {...(contents !== false && { text: contents })}
      files={
        <>
          {jobOffer && <OfferCard offer={jobOffer} />}
          {attachments.map((attachment) => (
            <MessageFile key={attachment.id} attachment={attachment} />
          ))}
        </>
      }
      note={
        <>
          {isMine && isRead && <span>{t('messages.read')}</span>}
          {isMine && !isRead && isNewest && <span>{t('messages.sent')}</span>}
          <time dateTime={message.sentAt}>{format.time(message.sentAt)}</time>
        </>
      }
    />
  );
}

interface MessageFileProps {
  readonly attachment: Attachment;
}

/** A file of a message, with a download button. */
function MessageFile({ attachment: { id, fileName, mediaType, size } }: MessageFileProps) {
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

interface OutgoingEntryProps {
  readonly message: OutgoingMessage;
  readonly outbox: ThreadOutbox;
  readonly isOnline: boolean;
}

/** A message that the server has not confirmed: being sent, waiting, or refused. */
export function OutgoingEntry({ message, outbox, isOnline }: OutgoingEntryProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const { text, attachments, jobOffer, state, refusal } = message;
  const waiting = isOnline ? t('messages.waiting') : t('messages.offline');
  return (
    <Message
      side="mine"
      sender={t('messages.you')}
      state={state === 'failed' ? 'failed' : 'onItsWay'}
      {...(text !== null && { text: <LinkedText text={text} /> })}
      files={
        <>
          {jobOffer !== undefined && <OfferCard offer={jobOffer} />}
          {attachments.map(({ id, fileName, mediaType, size }) => (
            <FileCard
              key={id}
              name={fileName}
              kind={mediaType.startsWith('image/') ? 'picture' : 'document'}
              note={format.list([fileKindOf(mediaType), format.fileSize(size)])}
            />
          ))}
        </>
      }
      {...(state !== 'failed' && {
        note: <span>{state === 'sending' && isOnline ? t('messages.sending') : waiting}</span>,
      })}
      {...(refusal !== null && {
        footer: (
          <>
            <span role="alert">
              {t('messages.failed')} {refusal}
            </span>
            <Button size="small" onClick={() => outbox.retry(message)}>
              {t('messages.retry')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => outbox.discard(message)}>
              {t('messages.discard')}
            </Button>
          </>
        ),
      })}
    />
  );
}
