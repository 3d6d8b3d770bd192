import type { EntityType } from '@michi/api/chat';
import type { inferParserType } from 'nuqs/server';
import { addressOf, asOpened, asInteger, asOneOf, asSearch } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** Kinds of parties to filter by, in display order. */
export const partyKinds = ['COMPANY', 'UNIVERSITY', 'JOBHUNTING'] as const satisfies readonly EntityType[];

const codecs = {
  thread: asOpened,
  /** Number of the message that the open thread is shown around; null for its newest ones. */
  message: asInteger(1, 999_999_999),
  /** Only conversations with parties of this kind; null for all. */
  kind: asOneOf(partyKinds),
  /** Search text for names and messages; empty for none. */
  search: asSearch,
};

export type ChatAddress = Readonly<inferParserType<typeof codecs>>;

export const chat = addressOf(paths.chat, codecs);
