import type { ChatMessage, ChatThread } from '@michi/api/chat';
import { Message } from '@michi/design-system/conversation';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OfferCard } from '../../../shared/ui/offer/OfferCard.tsx';
import { LinkedText } from '../../../shared/ui/text/LinkedText.tsx';
import { Avatar } from '@michi/design-system/avatar';
import { EntityAvatar } from './EntityAvatar.tsx';
import { MessageFile } from './MessageFile.tsx';

export interface ThreadMessageProps {
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
  const words = isRemoved ? (
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
      {...(words !== false && { text: words })}
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
