import {
  getShowChatEntityQueryKey,
  getShowThreadQueryKey,
  listMessages,
  showChatEntity,
  showThread,
  type ChatContactDetail,
  type ChatMessage,
  type ChatThread,
} from '@michi/api/chat';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';
import { messagesAroundKey, threadMessagesKey } from '../useThreadMessages.ts';
import { isobeThread } from './exampleMessage.ts';

export interface ChatProviderProps {
  /** Differences from the contract's example. */
  readonly thread?: Partial<ChatThread>;
  readonly contact?: Partial<ChatContactDetail>;
  /** The messages; the example's unless given. */
  readonly messages?: (example: readonly ChatMessage[]) => readonly ChatMessage[];
  /** Messages around an older one, which the newest page does not contain; none unless given. */
  readonly passage?: { readonly message: number; readonly messages: readonly ChatMessage[] };
  readonly children: ReactNode;
}

/** Puts a conversation in place that the contract has no example of; for stories and tests. */
export function ChatProvider({
  thread,
  contact,
  messages = (example) => example,
  passage,
  children,
}: ChatProviderProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const known = await showThread(isobeThread);
        give(getShowThreadQueryKey(isobeThread), { ...known, ...thread });
        const { id } = known.entity;
        give(getShowChatEntityQueryKey(id), { ...(await showChatEntity(id)), ...contact });
        const { data } = await listMessages(isobeThread);
        give(threadMessagesKey(isobeThread), messages(data.toReversed()));
        if (passage !== undefined) give(messagesAroundKey(isobeThread, passage.message), passage.messages);
      }}
    >
      {children}
    </GivenQueries>
  );
}
