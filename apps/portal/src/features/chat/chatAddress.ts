import type { EntityType } from '@michi/api/chat';
import type { inferParserType } from 'nuqs/server';
import { addressOf, asId, asInteger, asOneOf, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The kinds of parties that conversations are filtered by, in the order of the chips. */
export const partyKinds = ['COMPANY', 'UNIVERSITY', 'JOBHUNTING'] as const satisfies readonly EntityType[];

const codecs = {
  /** Id of the open thread; null while none is. */
  thread: asId,
  /** Number of the message that the open thread is shown around; null for its newest ones. */
  message: asInteger(1, 999_999_999),
  /** Only conversations with parties of this kind; null for all. */
  kind: asOneOf(partyKinds),
  /** Search text for names and messages; empty for none. */
  search: asSearch,
};

/** State of the chat in the address. */
export type ChatAddress = Readonly<inferParserType<typeof codecs>>;

/** The chat. */
export const chat = addressOf(paths.chat, codecs);
