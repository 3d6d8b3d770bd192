import type { EntityType } from '@michi/api/chat';
import type { Query } from '../../shared/paths.ts';

/** The kinds of parties that conversations are filtered by, in the order of the chips. */
export const partyKinds = ['COMPANY', 'UNIVERSITY', 'JOBHUNTING'] as const satisfies readonly EntityType[];

/** One of {@link partyKinds}. */
export type PartyKind = (typeof partyKinds)[number];

/** What the address of the chat says. */
export interface ChatAddress {
  /** Id of the open thread; null while none is. */
  readonly thread: string | null;
  /** Number of the message that the open thread is shown around; null for its newest ones. */
  readonly message: number | null;
  /** Only conversations with parties of this kind; null for all. */
  readonly kind: PartyKind | null;
  /** What is searched for in names and messages; empty for nothing. */
  readonly search: string;
}

/** The number of a message that an address names; what makes no sense is none. */
const messageIn = (query: URLSearchParams): number | null => {
  const number = query.get('message') ?? '';
  return /^[1-9][0-9]{0,8}$/.test(number) ? Number(number) : null;
};

/** Reads the address; what makes no sense in it counts as not said. */
export const readChatAddress = (query: URLSearchParams): ChatAddress => ({
  thread: query.get('thread'),
  message: messageIn(query),
  kind: partyKinds.find((kind) => kind === query.get('kind')) ?? null,
  search: query.get('search') ?? '',
});

/** The query of an address. */
export const chatQuery = ({ thread, message, kind, search }: ChatAddress): Query => ({
  thread,
  message,
  kind,
  search,
});
