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
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useIsOnline } from '../../../shared/offline/connection/useIsOnline.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { entriesOf } from '../entries.ts';
import { newestOf, type Talk } from '../talk.ts';
import { useChatTimes } from '../useChatTimes.ts';
import { useOutbox } from '../outbox.ts';
import { useReading } from '../useReading.ts';
import { useTalk, type ReadingOn } from '../useTalk.ts';
import { NoWriting } from './NoWriting.tsx';
import { OutgoingEntry } from './OutgoingEntry.tsx';
import { AnswerDueNotice } from './AnswerDueNotice.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';
import { ThreadComposer } from './ThreadComposer.tsx';
import { ThreadHead, type ThreadHeadProps } from './ThreadHead.tsx';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { lineOf } from '../chatLabels.ts';
import { Text } from '@michi/design-system/text';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

export interface OpenThreadProps extends Pick<ThreadHeadProps, 'backTo' | 'company' | 'search' | 'onFound'> {
  readonly thread: ChatThread;
  /** Number of the message to show the conversation around; null for the newest messages. */
  readonly message: number | null;
  readonly onNewest: () => void;
  readonly typing: ChatTypingEvent | undefined;
}

/** A conversation in full: party, required responses, messages and composer. */
export function OpenThread({ thread, message: place, onNewest, typing, ...head }: OpenThreadProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const times = useChatTimes();
  const isOnline = useIsOnline();
  const { threadUniqueId: id, entity, kind, notWritableReason } = thread;
  const { data: contact } = useShowChatEntity(entity.id);
  const { talk, live, isError, refetch, hasLater, ...reading } = useTalk(id, place);
  const outbox = useOutbox(id);
  // The line stays where it was when the conversation was opened, however much is read since.
  const [readUpTo] = useState(thread.readUpTo);
  const [leftAt, setLeftAt] = useState(place === null ? null : (thread.lastMessage?.sequence ?? 0));
  const [follow, setFollow] = useState(0);
  const newest = newestOf(live ?? []);
  useReading(thread, newest, talk !== undefined && !hasLater && leftAt === null);

  const held = new Set(live?.map(({ clientKey }) => clientKey));
  // Confirmed by an event before the answer to sending has come.
  const pending = outbox.outgoing.filter(({ key }) => !held.has(key));
  const came = (live ?? []).filter((one) => leftAt !== null && one.sequence > leftAt && !one.isMine).length;
  const owed = kind === 'DIRECT' ? contact?.answersOwed[0] : undefined;
  const waiting = pending.filter(({ state }) => state !== 'failed').length;

  const send = () => {
    setFollow(follow + 1);
    if (place !== null) onNewest();
  };
  const conversation = () => {
    if (talk === undefined) {
      return isError ? (
        <FailedState title={t('thread.failed')} onTryAgain={refetch} />
      ) : (
        <Awaited isInCard>
          <ConversationSkeleton label={t('thread.loading')} />
        </Awaited>
      );
    }
    if (talk.length === 0 && pending.length === 0) {
      return <EmptyState title={t('thread.empty')} description={t('thread.emptyNote')} />;
    }
    const last = hasLater ? undefined : talk.at(-1);
    // Among unread messages no "unread" divider begins.
    const isAfter = (talk[0]?.sequence ?? 1) > readUpTo + 1;
    return (
      <Conversation
        label={t('thread.messages')}
        {...(reading.hasEarlier && {
          earlier: <ReadOn direction="earlier" state={reading.earlier} onRead={reading.readEarlier} />,
        })}
        onBeginning={() => reading.earlier !== 'failed' && reading.readEarlier()}
        {...(hasLater && {
          later: <ReadOn direction="later" state={reading.later} onRead={reading.readLater} />,
          onJump: onNewest,
        })}
        onEnding={() => reading.later !== 'failed' && reading.readLater()}
        {...(place !== null && { place })}
        onEndChange={(isAtEnd) => setLeftAt(isAtEnd ? null : newest)}
        follow={follow}
        jumpLabel={came > 0 ? t('messages.new', { count: came }) : t('messages.jump')}
      >
        {entriesOf(talk, { readUpTo: place !== null && isAfter ? newest : readUpTo, dayOf: times.dayOf }).map(
          (entry) => {
            if (entry.kind === 'day') return <DayLine key={entry.key}>{times.day(entry.at)}</DayLine>;
            if (entry.kind === 'unread')
              return <UnreadLine key={entry.key}>{t('messages.unread')}</UnreadLine>;
            return (
              <ThreadMessage
                key={entry.key}
                message={entry.message}
                thread={thread}
                isFirst={entry.isFirst}
                isNewest={entry.message === last}
                isMarked={entry.message.sequence === place}
              />
            );
          },
        )}
        {!hasLater &&
          pending.map((message) => (
            <OutgoingEntry key={message.key} message={message} outbox={outbox} isOnline={isOnline} />
          ))}
        {typing !== undefined && !hasLater && (
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
      {owed !== undefined && <AnswerDueNotice owed={owed} />}
      {conversation()}
      <NewMessageAnnouncer talk={live} />
      {!isOnline && waiting > 0 && (
        <ChatNotice icon={WifiOff}>{t('composer.offline', { count: waiting })}</ChatNotice>
      )}
      {notWritableReason === null ? (
        <ThreadComposer thread={thread} outbox={outbox} onSent={send} />
      ) : (
        <NoWriting entity={entity} reason={notWritableReason} />
      )}
    </>
  );
}

/** Announces new messages of the other side to screen readers, not those there when it was opened. */
function NewMessageAnnouncer({ talk }: { readonly talk: Talk | undefined }) {
  return talk === undefined ? null : <Saying talk={talk} />;
}

function Saying({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [openedAt] = useState(() => newestOf(talk));
  const last = talk.findLast(({ isMine, sequence }) => !isMine && sequence > openedAt);
  return (
    <VisuallyHidden>
      <span role="status">
        {last !== undefined &&
          t('messages.said', { name: pickBilingual(last, 'senderName', language), text: lineOf(last, t) })}
      </span>
    </VisuallyHidden>
  );
}

interface ReadOnProps {
  readonly direction: 'earlier' | 'later';
  readonly state: ReadingOn;
  readonly onRead: () => void;
}

/** At an end of the loaded messages: that more are loading, or a button to load them. */
function ReadOn({ direction, state, onRead }: ReadOnProps) {
  const { t } = useTranslation('chat');
  if (state === 'reading') {
    return (
      <Text as="span" size="tiny" tone="soft">
        {t(`messages.${direction}Reading`)}
      </Text>
    );
  }
  return (
    <Button size="small" variant="quiet" onClick={onRead}>
      {t(state === 'failed' ? `messages.${direction}Failed` : `messages.${direction}`)}
    </Button>
  );
}
