import type { ChatThread } from '@michi/api/chat';
import { ConversationRow } from '@michi/design-system/conversation-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { lineOf, nameOfThread } from '../chatLabels.ts';
import { useChatTimes } from '../useChatTimes.ts';
import { EntityAvatar } from './EntityAvatar.tsx';

export interface ThreadRowProps {
  readonly thread: ChatThread;
  readonly to: string;
  readonly isOpen: boolean;
}

/** A conversation of the list: party, last message or search result, and unread count. */
export function ThreadRow({ thread, to, isOpen }: ThreadRowProps) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const times = useChatTimes();
  const { entity, lastMessage, foundMessage, unreadCount, updatedAt } = thread;
  const shown = foundMessage ?? lastMessage;
  const line = shown === null ? t('list.none') : lineOf(shown, t);
  return (
    <ConversationRow
      link={<Link to={to} />}
      leading={<EntityAvatar entity={entity} />}
      title={nameOfThread(thread, language)}
      time={times.short(shown?.sentAt ?? updatedAt)}
      text={<bdi>{shown?.isMine === true ? t('list.mine', { text: line }) : line}</bdi>}
      count={unreadCount}
      countLabel={t('list.unread', { count: unreadCount })}
      selected={isOpen}
    />
  );
}
