import { Button } from '@michi/design-system/button';
import { FileCard, Message } from '@michi/design-system/conversation';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { OfferCard } from '../../../shared/ui/offer/OfferCard.tsx';
import { LinkedText } from '../../../shared/ui/text/LinkedText.tsx';
import { fileKindOf } from '../chatLabels.ts';

import type { OutgoingMessage, ThreadOutbox } from '../outbox.ts';

export interface OutgoingEntryProps {
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
