import { useShowChatEntity, type ChatThread, type ChatTypingEvent } from '@michi/api/chat';
import { Button } from '@michi/design-system/button';
import { ChatNotice } from '@michi/design-system/chat-layout';
import {
  Conversation,
  ConversationSkeleton,
  DayLine,
  TypingNote,
  UnreadLine,
} from '@michi/design-system/conversation';
import { EmptyState } from '@michi/design-system/empty-state';
import { Text } from '@michi/design-system/text';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { useIsOnline } from '../../../shared/connection/useIsOnline.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { entriesOf } from '../entries.ts';
import { newestOf } from '../talk.ts';
import { useChatTimes } from '../useChatTimes.ts';
import { useOutbox } from '../useOutbox.ts';
import { useReading } from '../useReading.ts';
import { useTalk } from '../useTalk.ts';
import { NewlySaid } from './NewlySaid.tsx';
import { NoWriting } from './NoWriting.tsx';
import { OutgoingEntry } from './OutgoingEntry.tsx';
import { OwedNotice } from './OwedNotice.tsx';
import { SaidMessage } from './SaidMessage.tsx';
import { ThreadComposer } from './ThreadComposer.tsx';
import { ThreadHead, type ThreadHeadProps } from './ThreadHead.tsx';

export interface OpenThreadProps extends Pick<ThreadHeadProps, 'backTo' | 'company' | 'search'> {
  readonly thread: ChatThread;
  /** Who types at the moment; undefined when nobody does. */
  readonly typing: ChatTypingEvent | undefined;
}

/** A conversation whole: whom it is with, what is owed, what was said, and where to write. */
export function OpenThread({ thread, typing, ...head }: OpenThreadProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const times = useChatTimes();
  const isOnline = useIsOnline();
  const { threadUniqueId: id, entity, kind, notWritableReason } = thread;
  const { data: contact } = useShowChatEntity(entity.id, { query: { meta: { isSilent: true } } });
  const { data, talk, isError, refetch, hasEarlier, earlier, readEarlier } = useTalk(id);
  const { outbox, outgoing } = useOutbox(id);
  // The line stays where it was when the conversation was opened, however much is read since.
  const [readUpTo] = useState(thread.readUpTo);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const [follow, setFollow] = useState(0);
  const newest = newestOf(talk);
  useReading(thread, newest, data !== undefined && leftAt === null);

  const held = new Set(talk.map(({ clientKey }) => clientKey));
  // Confirmed by an event before the answer to sending has come.
  const pending = outgoing.filter(({ key }) => !held.has(key));
  const came = leftAt === null ? 0 : talk.filter((one) => one.sequence > leftAt && !one.isMine).length;
  const owed = kind === 'DIRECT' ? contact?.answersOwed[0] : undefined;
  const last = talk.at(-1);
  const waiting = pending.filter(({ state }) => state !== 'failed').length;

  const aboveTheOldest = () => {
    if (earlier === 'reading') {
      return (
        <Text as="span" size="tiny" tone="soft">
          {t('messages.earlierReading')}
        </Text>
      );
    }
    return (
      <Button size="small" variant="quiet" onClick={readEarlier}>
        {t(earlier === 'failed' ? 'messages.earlierFailed' : 'messages.earlier')}
      </Button>
    );
  };
  const conversation = () => {
    if (data === undefined) {
      return isError ? (
        <EmptyState
          title={t('thread.failed')}
          actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
        />
      ) : (
        <ConversationSkeleton label={t('thread.loading')} />
      );
    }
    if (talk.length === 0 && pending.length === 0) {
      return <EmptyState title={t('thread.empty')} text={t('thread.emptyNote')} />;
    }
    return (
      <Conversation
        label={t('thread.messages')}
        {...(hasEarlier && { earlier: aboveTheOldest() })}
        onBeginning={() => earlier !== 'failed' && readEarlier()}
        onEndChange={(isAtEnd) => setLeftAt(isAtEnd ? null : newest)}
        follow={follow}
        jumpLabel={came > 0 ? t('messages.new', { count: came }) : t('messages.jump')}
      >
        {entriesOf(talk, { readUpTo, dayOf: times.dayOf }).map((entry) => {
          if (entry.kind === 'day') return <DayLine key={entry.key}>{times.day(entry.at)}</DayLine>;
          if (entry.kind === 'unread') return <UnreadLine key={entry.key}>{t('messages.unread')}</UnreadLine>;
          return (
            <SaidMessage
              key={entry.key}
              message={entry.message}
              thread={thread}
              isFirst={entry.isFirst}
              isNewest={entry.message === last}
            />
          );
        })}
        {pending.map((message) => (
          <OutgoingEntry key={message.key} message={message} outbox={outbox} isOnline={isOnline} />
        ))}
        {typing !== undefined && (
          <TypingNote>
            {t('messages.typing', { name: pickBilingual(typing, 'senderName', language) })}
          </TypingNote>
        )}
      </Conversation>
    );
  };
  return (
    <>
      <ThreadHead thread={thread} contact={contact} {...head} />
      {owed !== undefined && <OwedNotice owed={owed} />}
      {conversation()}
      <NewlySaid talk={data} />
      {!isOnline && waiting > 0 && (
        <ChatNotice icon={WifiOff}>{t('composer.offline', { count: waiting })}</ChatNotice>
      )}
      {notWritableReason === null ? (
        <ThreadComposer thread={thread} outbox={outbox} onSent={() => setFollow(follow + 1)} />
      ) : (
        <NoWriting entity={entity} reason={notWritableReason} />
      )}
    </>
  );
}
