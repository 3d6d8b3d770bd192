import { useListThreads, type ChatThread } from '@michi/api/chat';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { ChatListHead } from '@michi/design-system/chat-layout';
import { ToggleChip } from '@michi/design-system/chip';
import { ConversationRow } from '@michi/design-system/conversation-row';
import { EmptyState } from '@michi/design-system/empty-state';
import { Heading } from '@michi/design-system/heading';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { SearchField } from '@michi/design-system/search-field';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { Awaited, FailedState } from '../../../shared/ui/results/QueryStates.tsx';
import { partyKinds, type ChatAddress } from '../chatAddress.ts';
import { lineOf, nameOfThread } from '../chatLabels.ts';
import { useChatTimes } from '../useChatTimes.ts';
import { EntityAvatar } from './EntityAvatar.tsx';

/** Threads loaded at first, and with each "more". */
const step = 50;

const maxThreads = 1000;

interface ThreadListProps {
  readonly address: ChatAddress;
  /** Whether it is visible, alone or beside the conversation: then a route change focuses its title. */
  readonly isVisible: boolean;
  /** 2 where the details of a company have the screen's title. */
  readonly level: 1 | 2;
  /** Address of an open thread, at a message or at the newest ones. */
  readonly linkTo: (thread: string, message?: number | null) => string;
  readonly onChange: (changed: Partial<ChatAddress>) => void;
  readonly onNew: () => void;
}

/** The conversations, the latest first, with search and the kinds of parties. */
export function ThreadList({ address, isVisible, level, linkTo, onChange, onNew }: ThreadListProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shared');
  const { kind, search } = address;
  const { data: profile } = useProfile();
  // Without a university there is none to write with.
  const hasUniversity = profile?.isNonUniversity === false;
  const kinds = partyKinds.filter((each) => each !== 'UNIVERSITY' || hasUniversity || each === kind);
  return (
    <>
      <ChatListHead>
        <Inline justify="between" wrap={false}>
          <Heading level={level} size="heading" focusable={isVisible}>
            {t('title')}
          </Heading>
          <IconButton icon={SquarePen} label={t('list.new')} onClick={onNew} />
        </Inline>
        <SearchField
          key={search}
          label={t('list.search')}
          labelHidden
          placeholder={t('list.search')}
          clearLabel={shared('actions.clear')}
          searchOn="enter"
          defaultValue={search}
          onSearch={(text) => onChange({ search: text.trim() })}
        />
        <ScrollRow label={t('list.kinds')} gap="xxsmall" wrapWide={false}>
          {[null, ...kinds].map((each) => (
            <ToggleChip
              key={each}
              plain
              pressed={each === kind}
              onPressedChange={() => onChange({ kind: each })}
            >
              {t(`list.${each ?? 'all'}`)}
            </ToggleChip>
          ))}
        </ScrollRow>
      </ChatListHead>
      <Threads
        key={`${kind} ${search}`}
        address={address}
        hasUniversity={hasUniversity}
        linkTo={linkTo}
        onNew={onNew}
      />
    </>
  );
}

interface ThreadsProps extends Pick<ThreadListProps, 'address' | 'linkTo' | 'onNew'> {
  readonly hasUniversity: boolean;
}

function Threads({ address, hasUniversity, linkTo, onNew }: ThreadsProps) {
  const { t } = useTranslation('chat');
  const { kind, search, thread: open } = address;
  const [size, setSize] = useState(step);
  const { data, isError, refetch } = useListThreads(
    { size, ...(kind !== null && { entityType: kind }), ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  if (data === undefined) {
    return isError ? (
      <FailedState size="card" title={t('list.failed')} onTryAgain={refetch} />
    ) : (
      <Awaited isInCard>
        <SkeletonRows label={t('list.loading')} count={6} />
      </Awaited>
    );
  }
  if (data.data.length === 0) {
    const isNarrowed = search !== '' || kind !== null;
    return isNarrowed ? (
      <EmptyState size="card" title={t('list.notFound')} description={t('list.notFoundNote')} />
    ) : (
      <EmptyState
        size="card"
        title={t('list.empty')}
        description={t(hasUniversity ? 'list.emptyNote' : 'list.emptyNoteWithoutUniversity')}
        actions={
          <Button variant="primary" onClick={onNew}>
            {t('list.new')}
          </Button>
        }
      />
    );
  }
  const rowOf = (thread: ChatThread) => (
    <ThreadRow
      key={thread.threadUniqueId}
      thread={thread}
      to={linkTo(thread.threadUniqueId, thread.foundMessage?.sequence)}
      isOpen={thread.threadUniqueId === open}
    />
  );
  return (
    <>
      <ul>{data.data.map(rowOf)}</ul>
      {data.nextPage !== null && size < maxThreads && (
        <Inline justify="center">
          <Button size="small" variant="ghost" onClick={() => setSize(Math.min(maxThreads, size + step))}>
            {t('list.more')}
          </Button>
        </Inline>
      )}
    </>
  );
}

interface ThreadRowProps {
  readonly thread: ChatThread;
  readonly to: string;
  readonly isOpen: boolean;
}

/** A conversation of the list: party, last message or search result, and unread count. */
function ThreadRow({ thread, to, isOpen }: ThreadRowProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const times = useChatTimes();
  const { entity, lastMessage, foundMessage, unreadCount, updatedAt } = thread;
  const message = foundMessage ?? lastMessage;
  const line = message === null ? t('list.none') : lineOf(message, t);
  return (
    <ConversationRow
      link={<Link to={to} />}
      leading={<EntityAvatar entity={entity} />}
      title={nameOfThread(thread, language)}
      time={times.short(message?.sentAt ?? updatedAt)}
      text={<bdi>{message?.isMine === true ? t('list.mine', { text: line }) : line}</bdi>}
      count={unreadCount}
      countLabel={t('list.unread', { count: unreadCount })}
      selected={isOpen}
    />
  );
}
