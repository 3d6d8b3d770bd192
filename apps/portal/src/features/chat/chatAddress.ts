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
  /** Only conversations with parties of this kind; null for all. */
  readonly kind: PartyKind | null;
  /** What is searched for in names and messages; empty for nothing. */
  readonly search: string;
}

/** Reads the address; what makes no sense in it counts as not said. */
export const readChatAddress = (query: URLSearchParams): ChatAddress => ({
  thread: query.get('thread'),
  kind: partyKinds.find((kind) => kind === query.get('kind')) ?? null,
  search: query.get('search') ?? '',
});

/** The query of an address. */
export const chatQuery = ({ thread, kind, search }: ChatAddress): Query => ({ thread, kind, search });
