import {
  getShowThreadQueryKey,
  updateUserEntity,
  useShowChatEntity,
  type AnswerOwed,
  type ChatEntity,
  type ChatThread,
  type ChatTypingEvent,
  type NotWritableReason,
} from '@michi/api/chat';
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
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, CalendarClock, Info, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { toInterview, toOffer } from '../../../shared/navigation/paths.ts';
import { useIsOnline } from '../../../shared/offline/connection.ts';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { lineOf, notWritableMessage } from '../chatLabels.ts';
import { useOutbox } from '../outbox.ts';
import { entriesOf, newestOf, type ThreadMessages } from '../threadMessages.ts';
import { useChatTimes } from '../useChatTimes.ts';
import { refreshLists, useThreadMessages, type PageLoadState } from '../useThreadMessages.ts';
import { ThreadComposer } from './ThreadComposer.tsx';
import { ThreadHead, useBlock, type ThreadHeadProps } from './ThreadHead.tsx';
import { OutgoingEntry, ThreadMessage } from './ThreadMessage.tsx';

export interface OpenThreadProps extends Pick<ThreadHeadProps, 'backTo' | 'company' | 'search' | 'onFound'> {
  readonly thread: ChatThread;
  /** Number of the message to show the conversation around; null for the newest messages. */
  readonly message: number | null;
  readonly onNewest: () => void;
  readonly typing: ChatTypingEvent | undefined;
}

/** A conversation in full: party, required responses, messages and composer. */
export function OpenThread({ thread, message: openMessage, onNewest, typing, ...head }: OpenThreadProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const times = useChatTimes();
  const isOnline = useIsOnline();
  const { threadUniqueId: id, entity, kind, notWritableReason } = thread;
  const { data: contact, isLoading: isContactLoading } = useShowChatEntity(entity.id);
  const { messages, live, isError, refetch, hasLater, ...pages } = useThreadMessages(id, openMessage);
  const outbox = useOutbox(id);
  // The line stays where it was when the conversation was opened, however much is read since.
  const [readUpTo] = useState(thread.readUpTo);
  const [leftAt, setLeftAt] = useState(openMessage === null ? null : (thread.lastMessage?.sequence ?? 0));
  const [follow, setFollow] = useState(0);
  const newest = newestOf(live ?? []);
  useReading(thread, newest, messages !== undefined && !hasLater && leftAt === null);

  const confirmed = new Set(live?.map(({ clientKey }) => clientKey));
  // Confirmed by an event before the response to sending has come.
  const pending = outbox.outgoing.filter(({ key }) => !confirmed.has(key));
  const unseen = (live ?? []).filter((one) => leftAt !== null && one.sequence > leftAt && !one.isMine).length;
  // Together with the messages, which it would otherwise move.
  const isSettled = messages !== undefined || isError;
  const owed = kind === 'DIRECT' && isSettled ? contact?.answersOwed[0] : undefined;
  const waiting = pending.filter(({ state }) => state !== 'failed').length;

  const send = () => {
    setFollow(follow + 1);
    if (openMessage !== null) onNewest();
  };
  const conversation = () => {
    if (messages === undefined) {
      return isError ? (
        <FailedState title={t('thread.failed')} onTryAgain={refetch} />
      ) : (
        <Awaited isInCard>
          <ConversationSkeleton label={t('thread.loading')} />
        </Awaited>
      );
    }
    if (messages.length === 0 && pending.length === 0) {
      return <EmptyState title={t('thread.empty')} description={t('thread.emptyNote')} />;
    }
    const last = hasLater ? undefined : messages.at(-1);
    // Among unread messages no "unread" divider begins.
    const isAfter = (messages[0]?.sequence ?? 1) > readUpTo + 1;
    return (
      <Conversation
        label={t('thread.messages')}
        {...(pages.hasEarlier && {
          earlier: <LoadMore direction="earlier" state={pages.earlier} onLoad={pages.loadEarlier} />,
        })}
        onBeginning={() => pages.earlier !== 'failed' && pages.loadEarlier()}
        {...(hasLater && {
          later: <LoadMore direction="later" state={pages.later} onLoad={pages.loadLater} />,
          onJump: onNewest,
        })}
        onEnding={() => pages.later !== 'failed' && pages.loadLater()}
        {...(openMessage !== null && { scrollTarget: openMessage })}
        onEndChange={(isAtEnd) => setLeftAt(isAtEnd ? null : newest)}
        follow={follow}
        jumpLabel={unseen > 0 ? t('messages.new', { count: unseen }) : t('messages.jump')}
      >
        {entriesOf(messages, {
          readUpTo: openMessage !== null && isAfter ? newest : readUpTo,
          dayOf: times.dayOf,
        }).map((entry) => {
          if (entry.kind === 'day') return <DayLine key={entry.key}>{times.day(entry.at)}</DayLine>;
          if (entry.kind === 'unread') return <UnreadLine key={entry.key}>{t('messages.unread')}</UnreadLine>;
          return (
            <ThreadMessage
              key={entry.key}
              message={entry.message}
              thread={thread}
              isFirst={entry.isFirst}
              isNewest={entry.message === last}
              isMarked={entry.message.sequence === openMessage}
            />
          );
        })}
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
      <ThreadHead thread={thread} contact={contact} isContactLoading={isContactLoading} {...head} />
      {owed !== undefined && <ReplyDueNotice owed={owed} />}
      {conversation()}
      <NewMessageAnnouncer messages={live} />
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
function NewMessageAnnouncer({ messages }: { readonly messages: ThreadMessages | undefined }) {
  return messages === undefined ? null : <Announcement messages={messages} />;
}

function Announcement({ messages }: { readonly messages: ThreadMessages }) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [openedAt] = useState(() => newestOf(messages));
  const last = messages.findLast(({ isMine, sequence }) => !isMine && sequence > openedAt);
  return (
    <VisuallyHidden>
      <span role="status">
        {last !== undefined &&
          t('messages.said', { name: pickBilingual(last, 'senderName', language), text: lineOf(last, t) })}
      </span>
    </VisuallyHidden>
  );
}

interface LoadMoreProps {
  readonly direction: 'earlier' | 'later';
  readonly state: PageLoadState;
  readonly onLoad: () => void;
}

/** At an end of the loaded messages: that more are loading, or a button to load them. */
function LoadMore({ direction, state, onLoad }: LoadMoreProps) {
  const { t } = useTranslation('chat');
  if (state === 'loading') {
    return (
      <Text as="span" size="tiny" tone="soft">
        {t(`messages.${direction}Reading`)}
      </Text>
    );
  }
  return (
    <Button size="small" variant="quiet" onClick={onLoad}>
      {t(state === 'failed' ? `messages.${direction}Failed` : `messages.${direction}`)}
    </Button>
  );
}

const pathOf = ({ interviewId, jobOfferId }: AnswerOwed): string | null => {
  if (interviewId !== null) return toInterview(interviewId);
  return jobOfferId === null ? null : toOffer(jobOfferId);
};

interface ReplyDueNoticeProps {
  readonly owed: AnswerOwed;
}

/** The most urgent response that the student owes the other side. */
function ReplyDueNotice({ owed }: ReplyDueNoticeProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const path = pathOf(owed);
  const { answerBy, jobKind, stage } = owed;
  return (
    <ChatNotice
      icon={CalendarClock}
      tone="deadline"
      {...(path !== null && {
        actions: (
          <LinkButton size="small" to={path}>
            {t('owed.open')}
          </LinkButton>
        ),
      })}
    >
      <strong>
        {stage === 'OFFERED'
          ? t(`owed.OFFERED.${jobKind}`)
          : t(stage === 'INTERVIEW_REQUESTED' ? 'owed.INTERVIEW_REQUESTED' : 'owed.other')}
      </strong>{' '}
      {answerBy !== null && t('owed.by', { moment: format.dateAndTime(answerBy) })}
    </ChatNotice>
  );
}

interface NoWritingProps {
  readonly entity: ChatEntity;
  readonly reason: NotWritableReason;
}

/** Replaces the composer if the student cannot write: the reason, and the remedy if there is one. */
function NoWriting({ entity, reason }: NoWritingProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const { change, isPending } = useBlock(entity);
  const isBlocked = reason === 'BLOCKED';
  return (
    <ChatNotice
      icon={isBlocked ? Ban : Info}
      {...(isBlocked && {
        actions: (
          <Button
            size="small"
            working={isPending}
            workingLabel={t('notWritable.unblock')}
            onClick={() => change(false)}
          >
            {t('notWritable.unblock')}
          </Button>
        ),
      })}
    >
      {notWritableMessage(reason, entity, language, t)}
    </ChatNotice>
  );
}

const subscribeToVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Reports to the service that the student has read up to message number `newest`, once the end is visible. */
const useReading = (thread: ChatThread | undefined, newest: number, isAtEnd: boolean): void => {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const reportedUpTo = useRef(0);
  const id = thread?.threadUniqueId;
  const entityId = thread?.entity.id;
  const entityType = thread?.entity.type;
  const readUpTo = thread?.readUpTo ?? 0;
  useEffect(() => {
    if (id === undefined || entityId === undefined || entityType === undefined) return;
    if (!isAtEnd || !isVisible || newest <= Math.max(readUpTo, reportedUpTo.current)) return;
    reportedUpTo.current = newest;
    updateUserEntity({ entityType, entityId, threadUniqueId: id, readUpTo: newest }).then(
      (changed) => {
        client.setQueryData(getShowThreadQueryKey(id), changed);
        refreshLists(client);
      },
      () => {
        // Reported again with the next message, or when the conversation is opened again.
        reportedUpTo.current = 0;
      },
    );
  }, [client, id, entityId, entityType, readUpTo, newest, isAtEnd, isVisible]);
};
